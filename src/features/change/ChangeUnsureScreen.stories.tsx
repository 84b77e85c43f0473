import type { Meta, StoryObj } from '@storybook/react-vite';
import { commands, settings } from '../../../.storybook/model.ts';
import { states } from '../../../test/flows.ts';
import { ChangeUnsureScreen } from './ChangeUnsureScreen.tsx';

const offline = { kind: 'not-changed', why: 'offline', words: undefined, attempt: 3 } as const;

const meta = {
  title: 'Screens/Unsure after a change',
  component: ChangeUnsureScreen,
  parameters: { frame: 'bare' },
  args: { flow: states['reschedule-unsure'], contact: settings.contact, commands },
} satisfies Meta<typeof ChangeUnsureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rescheduled: Story = {};
export const RescheduledNotSentAgain: Story = { args: { flow: { ...states['reschedule-unsure'], notice: offline } } };
export const RescheduledThenRefused: Story = { args: { flow: { ...states['reschedule-unsure'], locked: true } } };
export const Canceled: Story = { args: { flow: states['cancel-unsure'] } };
export const CanceledNotSentAgain: Story = { args: { flow: { ...states['cancel-unsure'], notice: offline } } };
export const WithoutContact: Story = { args: { contact: { phone: undefined, email: undefined } } };
