import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll } from 'vitest';

/** Preact ends the effects of what was taken out after the next frame. Here, that may be after the page of the test file is gone. */
afterAll(
  () =>
    new Promise<void>((resolve) => {
      const Last = (): null => {
        useEffect(resolve, []);
        return null;
      };
      createRoot(document.createElement('div')).render(createElement(Last));
    }),
);
