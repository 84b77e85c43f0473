import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown instead of children that failed. */
  readonly fallback: ReactNode;
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches errors of the widget and of the host's components, so that the host's tree survives and the visitor sees the contact. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
