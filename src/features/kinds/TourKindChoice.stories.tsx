import type { Meta, StoryObj } from '@storybook/react-vite';
import { availability, availabilityWith, CHOSEN, commands, SATURDAY, slots } from '../../../.storybook/model.ts';
import type { OfferedKind, TourKind } from '../../booking/tourKind.ts';
import { TourKindChoice } from './TourKindChoice.tsx';

const offer = (kind: TourKind, groupId: number, words: Partial<OfferedKind> = {}): OfferedKind => ({
  ...{ kind, groupId, label: undefined, line: undefined },
  ...words,
});
const inPerson = offer('in-person', 101);
const video = offer('video', 103);
const all = [inPerson, offer('self-guided', 102), video];

const meta = {
  title: 'Screens/Kinds of tour',
  component: TourKindChoice,
  decorators: [
    (Story) => (
      <div className="tour-kinds-place">
        <Story />
      </div>
    ),
  ],
  parameters: { frame: 'screen' },
  args: {
    kinds: { offered: all, chosen: inPerson },
    flow: { at: 'day', unknownOutcomes: [] },
    availability,
    commands,
  },
} satisfies Meta<typeof TourKindChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { kinds: { offered: [inPerson, video], chosen: video } } };
export const OwnWords: Story = {
  args: {
    kinds: {
      offered: [
        inPerson,
        offer('self-guided', 102, { label: 'With a key code', line: 'From 8 AM to 8 PM, every day of the week' }),
      ],
      chosen: inPerson,
    },
  },
};
const before = {
  flow: { at: 'slot', day: SATURDAY, previous: CHOSEN, notice: null, unknownOutcomes: [] },
  availability: availabilityWith({
    kind: 'times',
    slots: slots.filter((slot) => slot !== CHOSEN),
    refreshing: false,
  }),
} as const;
export const TimeNotFree: Story = { args: { ...before, changedTo: 'video', kinds: { offered: all, chosen: video } } };
