import type { Meta, StoryObj } from '@storybook/react-vite';
import { commands, settings } from '../../../.storybook/model.ts';
import { states } from '../../../test/flows.ts';
import { UnsureChangeScreen } from './UnsureChangeScreen.tsx';

const offline = { kind: 'not-changed', why: 'offline', words: undefined, attempt: 3 } as const;

const meta = {
  title: 'Screens/Unsure after a change',
  component: UnsureChangeScreen,
  parameters: { frame: 'bare' },
  args: { flow: states['reschedule-unsure'], contact: settings.contact, commands },
} satisfies Meta<typeof UnsureChangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rescheduled: Story = {};
export const RescheduledNotSentAgain: Story = { args: { flow: { ...states['reschedule-unsure'], notice: offline } } };
export const RescheduledThenRefused: Story = { args: { flow: { ...states['reschedule-unsure'], locked: true } } };
export const Canceled: Story = { args: { flow: states.cancelUnsure } };
export const CanceledNotSentAgain: Story = { args: { flow: { ...states.cancelUnsure, notice: offline } } };
export const WithoutContact: Story = { args: { contact: { phone: undefined, email: undefined } } };
