import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { docsText } from '../docsText.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';

/** The custom properties of the sample under this heading of docs/theming.md. */
function tokensOf(name: string): CSSProperties {
  const block = docsText('theming').split(`## ${name}\n`)[1]?.split('```')[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--tour-[a-z]+): ([^;]+);/g)].map(([, token, value]) => [token, value]),
  );
}

const meta = {
  title: 'Options/Themes',
  component: LiveWidget,
  parameters: { frame: 'page' },
  args: everyday,
} satisfies Meta<typeof LiveWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const theme = (name: string, kind: 'light' | 'dark'): Story => ({
  args: { theme: kind, style: tokensOf(name) },
  globals: { look: kind },
});

export const Brick = theme('Brick', 'light');
export const Harbor = theme('Harbor', 'light');
export const Night = theme('Night', 'dark');
