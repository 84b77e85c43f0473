import { Component, createContext, Fragment, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** The screen that the children show. Another one is rendered normally again. */
  readonly screen: string | undefined;
  readonly onFailed: (error: unknown) => void;
  /** Takes the place of the children once they have failed twice on one screen. `onRetry` renders the children anew. */
  readonly plain: (onRetry: () => void) => ReactNode;
  /** Takes the place of the plain screen when that fails too. It needs nothing that can fail. */
  readonly last: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly screen: string | undefined;
  /** How often a tree failed on this screen. */
  readonly failures: number;
  /** A tree has just failed. Nothing shows until the next commit, in the same task. */
  readonly isDown: boolean;
  /** How many trees of the children there were before this one. */
  readonly tree: number;
}

/** How many trees of the widget failed before this one. */
export const TreeContext = createContext(0);

/**
 * Catches errors of the widget, so that the host's tree survives. Shows one thing after the other on the same screen: the
 * children, the children as a fresh tree, the plain screen, the last words.
 *
 * The next one is rendered after the commit in which the error was caught, so that one boundary catches each of them: a
 * renderer hands an error on to the boundary above while the first one still renders its answer. It also counts errors
 * that were committed alone: React 19 renders again by itself before it commits one.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { screen: this.props.screen, failures: 0, isDown: false, tree: 0 };

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { isDown: true };
  }

  static getDerivedStateFromProps(
    { screen }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): Partial<ScreenBoundaryState> | null {
    return screen === state.screen ? null : { screen, failures: 0 };
  }

  override componentDidMount(): void {
    this.goOn();
  }

  override componentDidUpdate(): void {
    this.goOn();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  /** After a failure, shows what comes next. */
  goOn(): void {
    if (this.state.isDown)
      this.setState(({ failures, tree }) => ({ isDown: false, failures: failures + 1, tree: tree + 1 }));
  }

  override render(): ReactNode {
    const { failures, isDown, tree } = this.state;
    const { plain, last, children } = this.props;
    const onRetry = (): void => this.setState((state) => ({ failures: 1, tree: state.tree + 1 }));
    if (isDown || failures > 3) return null;
    return (
      <TreeContext.Provider value={tree}>
        <Fragment key={tree}>{failures < 2 ? children : failures === 2 ? plain(onRetry) : last(onRetry)}</Fragment>
      </TreeContext.Provider>
    );
  }
}
