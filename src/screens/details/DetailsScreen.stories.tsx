import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  ALL_KEYS,
  CHOSEN,
  commands,
  FEW_KEYS,
  formPlan,
  lara,
  settings,
  slot,
  TODAY,
} from '../../../.storybook/model.ts';
import { noAnswers } from '../../booking/answers.ts';
import { DetailsScreen } from './DetailsScreen.tsx';

const meta = {
  title: 'Screens/Details',
  component: DetailsScreen,
  parameters: { frame: 'screen' },
  args: {
    slot: CHOSEN,
    answers: lara,
    notice: null,
    sending: false,
    unknownOutcomes: [],
    plan: formPlan(20, FEW_KEYS),
    today: TODAY,
    commands,
    settings,
  },
} satisfies Meta<typeof DetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { answers: noAnswers } };
export const Filled: Story = {};
/** The notice comes with a chunk of its own, and then the marks at the fields. */
export const FilledByAnAssistant: Story = {
  args: { assisted: ['first_name', 'last_name', 'email'] },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('[data-marked]')).not.toBeNull()),
};
export const EveryFieldOptional: Story = { args: { plan: formPlan(20, ALL_KEYS) } };
export const EveryFieldRequired: Story = { args: { plan: formPlan(30, ALL_KEYS) } };
export const Broker: Story = {
  args: {
    plan: formPlan(20, ['broker_toggle', 'layout', 'pets']),
    answers: { ...lara, broker_toggle: true },
  },
};
export const PeopleOnly: Story = { args: { plan: formPlan(10, ALL_KEYS) } };
/** The integrator names who sends the text messages. */
export const ConsentWithSender: Story = {
  args: {
    plan: formPlan(20, ['sms_opted_in']),
    settings: { ...settings, smsSender: 'Alder House Leasing', smsTermsUrl: 'https://example.com/terms' },
  },
};
export const ConsentWithSenderTicked: Story = {
  args: { ...ConsentWithSender.args, answers: { ...lara, sms_opted_in: true } },
  globals: { look: 'dark-narrow' },
};
export const ConsentWithSenderArabic: Story = { ...ConsentWithSender, globals: { look: 'arabic-narrow' } };
export const SmsNotOffered: Story = { args: { plan: formPlan(20, FEW_KEYS, { smsOptIn: false }) } };
export const Sending: Story = { args: { sending: true } };
export const AfterALostReply: Story = { args: { unknownOutcomes: [CHOSEN] } };
export const FieldRejected: Story = {
  args: {
    plan: formPlan(20, [...FEW_KEYS, 'pets']),
    answers: { ...lara, pets: ['cats'] },
    notice: { kind: 'rejected', errors: [{ path: 'client.pets', message: 'cats is not a number.' }], attempt: 1 },
  },
};
export const UnknownFieldRejected: Story = {
  args: { notice: { kind: 'rejected', errors: [{ path: 'client.unit', message: 'This unit is gone.' }], attempt: 1 } },
};
export const NotBookedOffline: Story = { args: { notice: { kind: 'not-booked', why: 'offline', attempt: 1 } } };
export const NotBookedTooManyRequests: Story = {
  args: { notice: { kind: 'not-booked', why: 'rate-limited', attempt: 1 } },
};
export const NotBookedRefused: Story = { args: { notice: { kind: 'not-booked', why: 'refused', attempt: 1 } } };
export const FoundNotBooked: Story = { args: { notice: { kind: 'found-not-booked', attempt: 2 } } };
/** The visitor may have a tour already, and pressed "Book" for another one. */
export const AsksFirst: Story = {
  args: { unknownOutcomes: [slot('2026-12-05T10:15:00')], notice: { kind: 'asks-first', attempt: 2 } },
};
