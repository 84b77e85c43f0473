import type { ReactNode } from 'react';
import { optionsOf } from '../Scene.tsx';

interface PageProps {
  readonly look: unknown;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of text in the gallery. */
export function Page({ look, title, children }: PageProps) {
  const isDark = optionsOf(look).theme === 'dark';
  return (
    <article style={{ maxWidth: 760, color: isDark ? '#eef3f1' : '#17211e' }}>
      <h2 style={{ margin: '0 0 12px', fontSize: 28, lineHeight: 1.2 }}>{title}</h2>
      {children}
    </article>
  );
}
