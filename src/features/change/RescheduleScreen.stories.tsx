import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  availability,
  availabilityWith,
  CHOSEN,
  commands,
  lara,
  settings,
  slot,
  slots,
} from '../../../.storybook/model.ts';
import { booked } from '../../../test/flows.ts';
import { dayOf } from '../../time/values.ts';
import { RescheduleScreen } from './RescheduleScreen.tsx';

const to = slot('2026-12-05T09:30:00');
const moving = {
  ...booked,
  at: 'reschedule',
  answers: lara,
  slot: CHOSEN,
  day: dayOf(CHOSEN),
  to: null,
  notice: null,
} as const;
const fresh = availabilityWith({
  kind: 'times',
  slots: slots.filter((each) => each !== to),
  refreshing: false,
});

const meta = {
  title: 'Screens/Reschedule',
  component: RescheduleScreen,
  parameters: { frame: 'bare' },
  args: { flow: moving, availability, commands, settings },
} satisfies Meta<typeof RescheduleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { flow: { ...moving, to } } };
export const Sending: Story = { args: { flow: { ...moving, at: 'rescheduling', to, attempt: 1 } } };
export const AnotherDay: Story = { args: { flow: { ...moving, slot: slot('2026-12-04T14:15:00') } } };
export const SlotTaken: Story = {
  args: {
    flow: { ...moving, notice: { kind: 'slot-taken', slot: to, perhapsOwn: false, attempt: 1 } },
    availability: fresh,
  },
};
export const RefusedThoughFree: Story = {
  args: {
    flow: {
      ...moving,
      notice: {
        kind: 'slot-taken',
        slot: to,
        perhapsOwn: false,
        words: 'You have a tour with another property at that time.',
        attempt: 1,
      },
    },
  },
};
export const OwnTimePressed: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.tour-slot[aria-current="true"]')?.click();
  },
};
export const NotRescheduled: Story = {
  args: {
    flow: {
      ...moving,
      to,
      notice: { kind: 'not-changed', why: 'refused', words: 'This appointment is canceled.', attempt: 1 },
    },
  },
};
export const AfterALostReply: Story = { args: { flow: { ...moving, perhapsAt: [to] } } };
export const PerhapsOwnTour: Story = {
  args: {
    flow: { ...moving, perhapsAt: [to], notice: { kind: 'slot-taken', slot: to, perhapsOwn: true, attempt: 2 } },
    availability: fresh,
  },
};
