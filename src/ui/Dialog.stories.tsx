import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  args: { open: true, title: 'Book a tour', onClose: () => undefined, children: <p>Choose a day and time.</p> },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Dark: Story = { globals: { look: 'dark' } };
