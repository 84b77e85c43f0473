import type { ReactNode } from 'react';

interface ActionLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site that looks like the buttons beside it, in a tab of its own: the page with the tour stays. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <a className="tour-button" data-kind="quiet" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
