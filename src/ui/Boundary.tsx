import { Component, type ReactNode, type RefObject } from 'react';
import { hasFocusWithin } from './focus.ts';

interface BoundaryProps {
  /** Shown instead of children that failed. */
  readonly fallback: ReactNode;
  readonly onFailed: (error: unknown) => void;
  /** The element around it. If it has the focus when the children fail, the first control of the fallback gets it. */
  readonly place?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Shows something else in place of a part that failed. */
export class Boundary extends Component<BoundaryProps, BoundaryState, boolean> {
  override state = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  /** Whether the focus was in the children that failed. */
  override getSnapshotBeforeUpdate(_: BoundaryProps, { failed }: BoundaryState): boolean {
    const element = this.props.place?.current;
    return !failed && this.state.failed && !!element && hasFocusWithin(element);
  }

  override componentDidUpdate(_: BoundaryProps, __: BoundaryState, hadFocus: boolean): void {
    if (hadFocus) this.props.place?.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
