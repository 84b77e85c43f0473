import type { Meta, StoryObj } from '@storybook/react-vite';
import { docsText } from '../docsText.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';

/** The style of the sample under this heading of docs/theming.md, for an isolated widget of this class. */
const styleOf = (name: string): string =>
  (docsText('theming').split(`## ${name}\n`)[1]?.split('```')[1] ?? '')
    .replace(/^css\n/, '')
    .replaceAll('tour-booking', `.theme-${name}`);

const meta = {
  title: 'Options/Themes',
  component: LiveWidget,
  parameters: { frame: 'page' },
  args: everyday,
} satisfies Meta<typeof LiveWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const theme = (name: string, kind: 'light' | 'dark'): Story => ({
  args: { theme: kind, isolate: true, className: `theme-${name}` },
  globals: { look: kind },
  render: (options) => (
    <>
      <style>{styleOf(name)}</style>
      <LiveWidget {...options} />
    </>
  ),
});

export const Brick = theme('Brick', 'light');
export const Harbor = theme('Harbor', 'light');
export const Night = theme('Night', 'dark');
