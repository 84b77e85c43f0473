import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOSEN, settings } from '../../../.storybook/model.ts';
import { LinkNotice } from './LinkNotice.tsx';

const meta = {
  title: 'Parts/Link notice',
  component: LinkNotice,
  parameters: { frame: 'card' },
  args: { why: 'unreadable', contact: settings.contact },
} satisfies Meta<typeof LinkNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreadable: Story = {};
export const Elsewhere: Story = { args: { why: 'elsewhere' } };
export const Past: Story = { args: { why: 'past', time: CHOSEN } };
export const Beyond: Story = { args: { why: 'beyond', time: CHOSEN } };
export const Booked: Story = { args: { why: 'booked' } };
