import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOSEN, commands, settings } from '../../../.storybook/model.ts';
import { UnsureScreen } from './UnsureScreen.tsx';

const meta = {
  title: 'Screens/Unsure',
  component: UnsureScreen,
  parameters: { frame: 'screen' },
  args: { slot: CHOSEN, notice: null, lookUp: 'no', contact: settings.contact, commands },
} satisfies Meta<typeof UnsureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithContact: Story = {};
export const WithoutContact: Story = { args: { contact: { phone: undefined, email: undefined } } };
export const NotSentAgain: Story = { args: { notice: { kind: 'not-booked', why: 'offline', attempt: 2 } } };
export const NotBookedAgain: Story = {
  args: { notice: { kind: 'not-booked', why: 'rate-limited', attempt: 2 } },
};
/** After a lost reply, the widget asks the host without a press. */
export const LookingUp: Story = { args: { lookUp: 'asking' } };
export const StillUnsure: Story = { args: { lookUp: 'yes', notice: { kind: 'still-unsure', attempt: 2 } } };
