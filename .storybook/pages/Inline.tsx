import { createElement, Fragment } from 'react';

/** A text of the docs: what stands between backticks is code. */
export function Inline({ text }: { readonly text: string }) {
  // A link of the docs leads to another file of the docs. Its words remain.
  const parts = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').split('`');
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part)),
  );
}
