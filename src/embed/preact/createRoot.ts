import { type ComponentChild, type ContainerNode, render } from 'preact';

/** What stands for `react-dom/client`: a tree of Preact's in `place`, which has to be empty. */
export const createRoot = (place: ContainerNode) => ({
  render: (node: ComponentChild): void => render(node, place),
  unmount: (): void => render(null, place),
});
