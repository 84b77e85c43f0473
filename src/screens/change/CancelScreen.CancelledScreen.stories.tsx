import type { Meta, StoryObj } from '@storybook/react-vite';
import { commands, settings } from '../../../.storybook/model.ts';
import { CancelledScreen } from './CancelScreen.tsx';

const meta = {
  title: 'Screens/Cancelled',
  component: CancelledScreen,
  parameters: { frame: 'bare' },
  args: { told: true, contact: settings.contact, commands },
} satisfies Meta<typeof CancelledScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {};
export const NotTold: Story = { args: { told: false } };
