import { type ComponentChild, type ContainerNode, render } from 'preact';

/** The `react-dom/client` module of the script tag. `place` has to be empty. */
export const createRoot = (place: ContainerNode) => ({
  render: (node: ComponentChild): void => render(node, place),
  unmount: (): void => render(null, place),
});
