/** A node of React's tree, as far as this file reads it. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Functions, classes, `forwardRef` and `memo`, by the numbers that React has for them. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 15]);
/** The flag of a component that was rendered. */
const PERFORMED_WORK = 1;

/**
 * The names of the components that React rendered in its last commit under `container`, the element of its root. React's developer tools
 * find them in the same way: a part that a commit left alone is the same object as in the tree before.
 */
export function renderedComponents(container: Element): readonly string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const held: { readonly stateNode: { readonly current: Fiber } } | undefined = key && Reflect.get(container, key);
  if (!held) throw new Error('React has no root here');
  const names: string[] = [];
  const visit = (fiber: Fiber): void => {
    if (COMPONENTS.has(fiber.tag) && fiber.flags & PERFORMED_WORK) names.push(nameOf(fiber.type));
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  visit(held.stateNode.current);
  return names;
}

/** The name of a component; of a `forwardRef`, the name of the function inside. */
function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  const render: unknown = typeof type === 'object' && type !== null ? Reflect.get(type, 'render') : undefined;
  return typeof render === 'function' ? render.name : 'unnamed';
}
