import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in place of what failed. */
  readonly fallback: ReactNode;
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a fault, the host's or ours, from taking down the host's tree: the visitor still learns how to reach the property. */
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
