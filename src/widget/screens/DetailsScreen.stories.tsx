import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL_KEYS, CHOSEN, configuration, FEW_KEYS, lara, modelOf, TODAY } from '../../../.storybook/model.ts';
import { noAnswers } from '../../booking/answers.ts';
import { DetailsScreen } from './DetailsScreen.tsx';

const flow = { at: 'details', slot: CHOSEN, answers: lara, doubt: null, notice: null } as const;

const meta = {
  title: 'Screens/Details',
  component: DetailsScreen,
  parameters: { frame: 'screen' },
  args: {
    model: modelOf(flow),
    flow,
    configuration: configuration(20, FEW_KEYS),
    smsOptIn: true,
    today: TODAY,
    onWarning: () => undefined,
  },
} satisfies Meta<typeof DetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { flow: { ...flow, answers: noAnswers } } };
export const Filled: Story = {};
export const EveryFieldOptional: Story = { args: { configuration: configuration(20, ALL_KEYS) } };
export const EveryFieldRequired: Story = { args: { configuration: configuration(30, ALL_KEYS) } };
export const PeopleOnly: Story = { args: { configuration: configuration(10, ALL_KEYS) } };
export const SmsNotOffered: Story = { args: { smsOptIn: false } };
export const Sending: Story = {
  args: { flow: { at: 'sending', slot: CHOSEN, answers: lara, attempt: 1, doubt: null } },
};
export const FieldRejected: Story = {
  args: {
    configuration: configuration(20, [...FEW_KEYS, 'pets']),
    flow: {
      ...flow,
      answers: { ...lara, pets: ['cats'] },
      notice: { kind: 'rejected', errors: [{ path: 'client.pets', message: 'cats is not a number.' }] },
    },
  },
};
export const UnknownFieldRejected: Story = {
  args: {
    flow: { ...flow, notice: { kind: 'rejected', errors: [{ path: 'client.unit', message: 'This unit is gone.' }] } },
  },
};
export const NotBookedOffline: Story = {
  args: { flow: { ...flow, notice: { kind: 'not-booked', why: 'offline', attempt: 1 } } },
};
export const NotBookedTooManyRequests: Story = {
  args: { flow: { ...flow, notice: { kind: 'not-booked', why: 'rate-limited', attempt: 1 } } },
};
export const NotBookedRefused: Story = {
  args: { flow: { ...flow, notice: { kind: 'not-booked', why: 'refused', attempt: 1 } } },
};
export const Dark: Story = { globals: { look: 'dark' } };
export const Narrow: Story = { globals: { look: 'narrow' } };
