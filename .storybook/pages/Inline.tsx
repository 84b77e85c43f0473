import { createElement, Fragment } from 'react';

/** A text of the docs. The words between backticks are code. */
export function Inline({ text }: { readonly text: string }) {
  // A link of the docs leads to another file of the docs. Only its words are shown.
  const parts = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').split('`');
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part)),
  );
}
