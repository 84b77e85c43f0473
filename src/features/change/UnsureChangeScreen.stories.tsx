import type { Meta, StoryObj } from '@storybook/react-vite';
import { commands, settings } from '../../../.storybook/model.ts';
import { states } from '../../../test/flows.ts';
import { UnsureChangeScreen } from './UnsureChangeScreen.tsx';

const offline = { kind: 'not-changed', why: 'offline', words: undefined, attempt: 3 } as const;

const meta = {
  title: 'Screens/Unsure after a change',
  component: UnsureChangeScreen,
  parameters: { frame: 'bare' },
  args: { flow: states.moveUnsure, contact: settings.contact, commands },
} satisfies Meta<typeof UnsureChangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {};
export const MovedNotSentAgain: Story = { args: { flow: { ...states.moveUnsure, notice: offline } } };
export const MovedThenRefused: Story = { args: { flow: { ...states.moveUnsure, locked: true } } };
export const Canceled: Story = { args: { flow: states.cancelUnsure } };
export const CanceledNotSentAgain: Story = { args: { flow: { ...states.cancelUnsure, notice: offline } } };
export const WithoutContact: Story = { args: { contact: { phone: undefined, email: undefined } } };
