import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Try again' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Primary: Story = { args: { kind: 'primary' } };
export const Link: Story = { args: { kind: 'link' } };
export const Busy: Story = { args: { kind: 'primary', busy: true } };
export const Refused: Story = { args: { 'aria-disabled': true } };
export const Dark: Story = { args: { kind: 'primary' }, globals: { look: 'dark' } };
