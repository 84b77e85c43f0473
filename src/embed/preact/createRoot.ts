import { type ComponentChild, type ContainerNode, hydrate, options, render } from 'preact';
import { setAsReact } from './elementProps.ts';

options.vnode = setAsReact;

/** The `react-dom/client` module of the script tag. `place` has to be empty. */
export const createRoot = (place: ContainerNode) => ({
  render: (node: ComponentChild): void => render(node, place),
  unmount: (): void => render(null, place),
});

/** Takes what a server has rendered into `place` for `node`. */
export function hydrateRoot(place: ContainerNode, node: ComponentChild) {
  hydrate(node, place);
  return createRoot(place);
}
