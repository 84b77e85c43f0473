import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  availability,
  availabilityWith,
  CHOSEN,
  commands,
  day,
  settings,
  slot,
  slots,
  TODAY,
} from '../../../.storybook/model.ts';
import { noTimes } from '../../../test/situations.ts';
import type { AvailabilityView, NoTimes, TimesView } from '../../core/snapshot.ts';
import { addMinutes } from '../../time/minutes.ts';
import { monthOf } from '../../time/values.ts';
import { PickScreen } from './PickScreen.tsx';

const refused = { kind: 'slot-taken', slot: CHOSEN, perhapsOwn: false, attempt: 1 } as const;
const without = slots.filter((each) => each !== CHOSEN);

/** Every quarter of an hour from 8:00 AM on. */
const many = Array.from({ length: 40 }, (_, index) => addMinutes(slot('2026-12-05T08:00:00'), 15 * index));

const showing = (times: TimesView, differs: Partial<AvailabilityView> = {}) => ({
  args: { availability: availabilityWith(times, differs) },
});
const saying = (says: Partial<NoTimes>, differs: Partial<AvailabilityView> = {}) =>
  showing({ ...noTimes, ...says }, differs);
const fresh = availabilityWith({ kind: 'times', slots: without, refreshing: false });

const times = { kind: 'times', slots, refreshing: false } as const;

const meta = {
  title: 'Screens/Day and time',
  component: PickScreen,
  parameters: { frame: 'screen' },
  args: { availability, notice: null, previous: null, unknownOutcomes: [], commands, settings },
} satisfies Meta<typeof PickScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Times: Story = {};
export const ArabicOnAPhone: Story = { globals: { look: 'arabic-narrow' } };
export const ChosenBefore: Story = { args: { previous: CHOSEN } };
export const SlowLoad: Story = { args: { isLate: true } };
export const OneTime: Story = showing({ kind: 'times', slots: slots.slice(0, 1), refreshing: false });
/** An edge gave older times, since the service does not answer. */
export const TimesOfAMomentAgo: Story = showing({ ...times, asOf: slot('2026-12-01T09:14:00') });
export const NoTimesOfAMomentAgo: Story = saying({ next: day('2026-12-07'), asOf: slot('2026-12-01T09:14:00') });
/** More than 15 times: a switch to the parts of the day, the first two of which have shorter buttons. */
export const WithASwitch: Story = showing({ kind: 'times', slots: many, refreshing: false });
export const Asking: Story = showing({ kind: 'asking' }, { chips: [], chipsPending: true });
export const NoChips: Story = showing(availability.times, { chips: [] });
export const ClosedDay: Story = saying({ why: 'closed', next: day('2026-12-07') });
export const EveryDayClosed: Story = saying({ why: 'all-closed', searchable: false }, { day: TODAY });
export const NoTimesLeft: Story = saying({ next: day('2026-12-07') });
export const AfterTheLastTourOfToday: Story = saying(
  { lastStart: slot('2026-12-01T17:30:00'), next: day('2026-12-02') },
  { day: TODAY },
);
export const NoTimesLeftAndNextUnknown: Story = saying({});
export const LookingForTheNextFreeDay: Story = saying({ searching: true });
export const SearchWithoutAFreeDay: Story = saying({ searchedUntil: day('2026-12-19') });
export const LookingFurther: Story = saying({ searching: true, searchedUntil: day('2026-12-20') });
export const SearchUntilTheEnd: Story = saying({ searchable: false, searchedUntil: day('2027-01-30') });
export const NoTimesLeftOnTheLastDay: Story = saying(
  { searchable: false, earlier: day('2026-12-18') },
  { day: availability.range.last, month: monthOf(availability.range.last) },
);
export const NothingInTheBookingPeriod: Story = saying({ why: 'all-full', searchable: false });
export const CouldNotAsk: Story = showing(
  { kind: 'failed', why: 'offline', failures: 1, retrying: false },
  { chips: [] },
);
export const ServiceInTrouble: Story = showing(
  { kind: 'failed', why: 'status', failures: 2, retrying: false },
  { chips: [] },
);
export const TryingAgain: Story = showing(
  { kind: 'failed', why: 'status', failures: 1, retrying: true },
  { chips: [] },
);
export const AfterALostReply: Story = { args: { unknownOutcomes: [CHOSEN] } };
export const AfterTwoLostReplies: Story = { args: { unknownOutcomes: [CHOSEN, slot('2026-12-07T09:00:00')] } };
export const SlotTaken: Story = { args: { notice: refused, availability: fresh } };
export const PerhapsOwnTour: Story = { args: { notice: { ...refused, perhapsOwn: true }, availability: fresh } };
export const PerhapsOwnTourToLookUp: Story = {
  args: { ...PerhapsOwnTour.args, settings: { ...settings, canLookUp: true } },
};
export const SlotTakenAndNothingLeft: Story = {
  args: { notice: refused, availability: availabilityWith({ ...noTimes, next: day('2026-12-07') }) },
};
export const SlotTakenWhileAsking: Story = {
  args: { notice: refused, availability: availabilityWith({ kind: 'times', slots, refreshing: true }) },
};
export const SlotTakenThoughFree: Story = { args: { notice: refused } };
