import { type ComponentChild, type ContainerNode, options, render } from 'preact';
import { setAsReact } from './elementProps.ts';

options.vnode = setAsReact;

/** The `react-dom/client` module of the script tag. `place` has to be empty. */
export const createRoot = (place: ContainerNode) => ({
  render: (node: ComponentChild): void => render(node, place),
  unmount: (): void => render(null, place),
});
