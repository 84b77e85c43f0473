import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '../../mock-server/engine/faults/scenarios.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';
import { optionsOf } from '../Scene.tsx';
import { visitorOf } from '../visitor.ts';

/** The situations the service can be in, live. Where one shows when a tour is booked, the story books one. */
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
/** The same, and a booking that comes to `end`. */
const met = (name: ScenarioName, end: (visitor: ReturnType<typeof visitorOf>) => Promise<unknown>): Story => ({
  ...scenario(name),
  async play(story) {
    const visitor = visitorOf(story);
    await visitor.book();
    await end(visitor);
  },
});

export const None = scenario('none');
export const SlotTaken = met('slot-taken', ({ says, words }) => says(words.screens.answersKept));
export const FieldRejected = met('field-rejected', ({ says, words }) => says(words.form.refused.optional));
export const Inactive = scenario('inactive');
export const FullyBooked = scenario('fully-booked');
export const Slow = scenario('slow');
export const Offline = scenario('offline');
export const ServerError = scenario('server-error');
export const HtmlError = scenario('html-error');
export const Truncated = scenario('truncated');
export const RateLimited = scenario('rate-limited');
export const LostReply = met('lost-reply', ({ heading, words }) => heading(words.screens.unsureHeading));
