import type { ReactNode } from 'react';

/** Text that is heard and not seen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="tour-hidden">{children}</span>
);
