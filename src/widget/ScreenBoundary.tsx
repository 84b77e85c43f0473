import { Component, createContext, Fragment, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** The name of the screen that the children show now. */
  readonly screen: () => string;
  readonly onFailed: (error: unknown) => void;
  /** Stands in once the children have failed twice on one screen. `isFirst` is false once the first fallback has failed, too. */
  readonly fallback: (isFirst: boolean, show: ShowChildren) => ReactNode;
  readonly children: ReactNode;
}

/** Shows the children anew. */
export type ShowChildren = () => void;

interface ScreenBoundaryState {
  /** How often a tree failed on one screen. */
  readonly failures: number;
  /** The screen that failed last. */
  readonly screen?: string;
  /** A tree has just failed. Nothing shows until the next commit, in the same task. */
  readonly isDown: boolean;
  /** How many trees there were before this one. */
  readonly tree: number;
}

/** How many trees of the widget there were before this one. */
export const TreeContext = createContext(0);

/**
 * Catches errors of the widget, so that the host's tree survives. At each failure on the same screen it shows the next of these:
 * the children, the children as a fresh tree, a fallback, another fallback.
 *
 * It renders the next one only after the commit in which it caught the error. While a boundary still renders its answer, a renderer
 * hands a further error on to the boundary above. It counts only errors that were committed: React 19 renders again by itself
 * before it commits one.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failures: 0, isDown: false, tree: 0 };

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { isDown: true };
  }

  override componentDidMount(): void {
    if (!this.state.isDown) return;
    const screen = this.props.screen();
    this.setState((last) => ({
      isDown: false,
      screen,
      failures: screen === last.screen ? last.failures + 1 : 1,
      tree: last.tree + 1,
    }));
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  override render(): ReactNode {
    const { failures, isDown, tree } = this.state;
    const { fallback, children } = this.props;
    const show: ShowChildren = () => this.setState((last) => ({ failures: 1, tree: last.tree + 1 }));
    if (isDown || failures > 3) return null;
    return (
      <TreeContext.Provider value={tree}>
        <Fragment key={tree}>{failures < 2 ? children : fallback(failures === 2, show)}</Fragment>
      </TreeContext.Provider>
    );
  }
}
