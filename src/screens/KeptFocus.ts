import { useContext } from 'react';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { VisitorPresenceContext } from '../ui/visitorPresence.ts';
import type { KeptFocusProps } from './coreParts.ts';

/** Keeps the focus in the widget: see `useKeptFocus`. Shows nothing. */
export function KeptFocus({ within }: KeptFocusProps) {
  useKeptFocus(within, useContext(VisitorPresenceContext));
  return null;
}
