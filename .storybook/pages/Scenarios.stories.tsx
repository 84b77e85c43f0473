import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '../../mock-server/engine/faults/scenarios.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';
import { optionsOf } from '../Scene.tsx';
import { visitorOf } from '../visitor.ts';

/** Every scenario of the mock service, live. Where a scenario shows only after a booking, the story books a tour. */
const meta = {
  title: 'Journeys/Scenarios',
  component: LiveWidget,
  parameters: { frame: 'page' },
  args: everyday,
  render: (args, { globals }) => <LiveWidget {...args} {...optionsOf(globals.look)} />,
} satisfies Meta<typeof LiveWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const scenario = (name: ScenarioName): Story => ({ args: { scenario: name } });
/** Books a tour in this scenario, then waits for `end`. */
const bookedIn = (name: ScenarioName, end: (visitor: ReturnType<typeof visitorOf>) => Promise<unknown>): Story => ({
  ...scenario(name),
  async play(story) {
    const visitor = visitorOf(story);
    await visitor.book();
    await end(visitor);
  },
});

export const None = scenario('none');
export const SlotTaken = bookedIn('slot-taken', ({ says, words }) => says(words.screens.answersKept));
export const FieldRejected = bookedIn('field-rejected', ({ says, words }) => says(words.form.refused.optional));
export const Inactive = scenario('inactive');
export const FullyBooked = scenario('fully-booked');
export const Slow = scenario('slow');
export const Offline = scenario('offline');
export const ServerError = scenario('server-error');
export const HtmlError = scenario('html-error');
export const Truncated = scenario('truncated');
export const RateLimited = scenario('rate-limited');
export const LostReply = bookedIn('lost-reply', ({ heading, words }) => heading(words.screens.unsureHeading));
export const ListingGone = scenario('listing-gone');
export const ListingsFail = scenario('listings-fail');
export const SlowPhoto = scenario('slow-photo');
