import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '../../mock-server/engine/scenario.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';
import { optionsOf } from '../Scene.tsx';

/** The situations the service can be in, live: `slot-taken`, `field-rejected` and `lost-reply` show when a tour is booked. */
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

export const None = scenario('none');
export const SlotTaken = scenario('slot-taken');
export const FieldRejected = scenario('field-rejected');
export const Inactive = scenario('inactive');
export const FullyBooked = scenario('fully-booked');
export const Slow = scenario('slow');
export const Offline = scenario('offline');
export const ServerError = scenario('server-error');
export const HtmlError = scenario('html-error');
export const Truncated = scenario('truncated');
export const RateLimited = scenario('rate-limited');
export const LostReply = scenario('lost-reply');
