import { createElement, Fragment, type ReactNode } from 'react';
import type { Around } from '../screenParts/around.ts';

/** Joins what several features show, and gives it to `show`. Each calls the returned function with its own name. */
export function joinAround(show: (around: Around) => void): (feature: string, around: Around) => void {
  const all = new Map<string, Around>();
  const joined = (part: 'above' | 'below'): ReactNode => {
    const parts = [...all].flatMap(([feature, { [part]: node }]) =>
      node ? [createElement(Fragment, { key: feature }, node)] : [],
    );
    return parts.length > 0 ? parts : undefined;
  };
  return (feature, around) => {
    all.set(feature, around);
    const parts = [...all.values()];
    show({
      above: joined('above'),
      instead: parts.find(({ instead }) => instead)?.instead,
      below: joined('below'),
      offer: parts.find(({ offer }) => offer !== undefined)?.offer,
      visits: parts.reduce((sum, { visits }) => sum + visits, 0),
    });
  };
}
