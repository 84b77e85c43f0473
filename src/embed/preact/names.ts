/**
 * The names of React that the widget and its libraries use, over Preact's core: less than half of what `preact/compat`
 * weighs. `test/reactNames.test.ts` fails when one is missing, or when one is no longer used. What compat does to props
 * and events is left out as well; that test also knows the props that mean the same without it.
 */
export { Component, createContext, createElement, Fragment } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { forwardRef } from './forwardRef.ts';
export { memo } from './memo.ts';
export { useId } from './useId.ts';
export { useSyncExternalStore } from './useSyncExternalStore.ts';
