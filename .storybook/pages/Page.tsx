import type { ReactNode } from 'react';
import { optionsOf } from '../Scene.tsx';

interface PageProps {
  readonly look: unknown;
  readonly title: string;
  /** As wide as the window. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page of text in the gallery. */
export function Page({ look, title, wide = false, children }: PageProps) {
  const isDark = optionsOf(look).theme === 'dark';
  return (
    <article style={{ maxWidth: wide ? undefined : 760, color: isDark ? '#eef3f1' : '#17211e' }}>
      <h2 style={{ margin: '0 0 12px', fontSize: 28, lineHeight: 1.2 }}>{title}</h2>
      {children}
    </article>
  );
}
