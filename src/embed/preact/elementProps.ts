import type { VNode } from 'preact';

const isText = (child: unknown): boolean => typeof child === 'string' || typeof child === 'number';

/**
 * Changes the props of an element where Preact's core does other than React.
 *
 * A text that is all of an element's content: Preact writes each new text into the node of the first, React sets the element's
 * content. Where a translator took that node out of the page, the visitor would read the old text: a wrong time. So the text is given
 * as the property `textContent`.
 *
 * `translate`: Preact sets the property of that name, which is a boolean, so that "no" would mean yes.
 */
export function setAsReact({ type, props }: VNode<{ textContent?: unknown; translate?: unknown }>): void {
  if (typeof type !== 'string') return;
  if (isText(props.children)) {
    props.textContent = props.children;
    props.children = undefined;
  }
  if (props.translate) props.translate = props.translate !== 'no';
}
