import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Parts/Notice',
  component: Notice,
  args: { tone: 'warn', children: <p>Your details are still here.</p> },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warn: Story = {};
export const Danger: Story = { args: { tone: 'danger' } };
export const Dark: Story = { globals: { look: 'dark' } };
