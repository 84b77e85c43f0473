import { options } from 'preact';
import { ids } from './ids.ts';

/**
 * Renders the same on a server and in a browser. Ids count from 0. Another widget has the same ids, in a shadow root of its own. A lone text
 * stays a child (see `setAsReact`), because Preact sets no property while it hydrates.
 */
export function asOnServer<Rendered>(render: () => Rendered): Rendered {
  const before = { ...ids };
  const { vnode } = options;
  Object.assign(ids, { prefix: 'tour-html-', count: 0 });
  options.vnode = () => undefined;
  try {
    return render();
  } finally {
    Object.assign(ids, before);
    if (vnode) options.vnode = vnode;
    else delete options.vnode;
  }
}
