import type { ComponentChildren, FunctionComponent, Ref } from 'preact';

interface RefProps<Instance> {
  readonly ref?: Ref<Instance>;
}

/** React's `forwardRef`: hands the `ref` of a component on to what it renders. Preact gives it among the props. */
export const forwardRef =
  <Instance, Props>(
    render: (props: Omit<Props & RefProps<Instance>, 'ref'>, ref: Ref<Instance>) => ComponentChildren,
  ): FunctionComponent<Props & RefProps<Instance>> =>
  ({ ref = null, ...props }) =>
    render(props, ref);
