import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOSEN, lara, settings } from '../../../.storybook/model.ts';
import { states } from '../../../test/flows.ts';
import { PlainScreen } from './PlainScreen.tsx';

const held = { answers: lara, unknownOutcomes: [] };
const booked = { ...states.booked, ...held, slot: CHOSEN };

const meta = {
  title: 'Screens/Plain',
  component: PlainScreen,
  parameters: { frame: 'screen' },
  args: {
    snapshot: { screen: 'booked', flow: booked, lead: null },
    location: settings.location,
    contact: settings.contact,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof PlainScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Booked: Story = {};
export const NothingSent: Story = {
  args: { snapshot: { screen: 'details', flow: { ...states.details, ...held, notice: null }, lead: null } },
};
export const BeingSent: Story = {
  args: { snapshot: { screen: 'details', flow: { ...states.sending, ...held, slot: CHOSEN }, lead: null } },
};
export const InDoubt: Story = { args: { snapshot: { screen: 'unsure', flow: states.unsure, lead: null } } };
export const NotBooked: Story = { args: { snapshot: { screen: 'details', flow: states.details, lead: null } } };
export const RescheduleInDoubt: Story = {
  args: { snapshot: { screen: 'reschedule-unsure', flow: { ...states['reschedule-unsure'], ...held }, lead: null } },
};
export const Canceled: Story = {
  args: { snapshot: { screen: 'canceled', flow: { ...states.canceled, ...held }, lead: null } },
};
