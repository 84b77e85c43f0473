import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TourEventName } from '../../src/core/events.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';
import { optionControls } from '../optionRows.ts';
import { optionsOf } from '../Scene.tsx';

/** The handler of each event. Storybook lists the calls in the panel "Actions". An event that is missing here does not compile. */
const EVENTS: Readonly<Record<TourEventName, `on${string}`>> = {
  ready: 'onReady',
  day: 'onDay',
  slot: 'onSlot',
  submit: 'onSubmit',
  'slot-taken': 'onSlotTaken',
  rejected: 'onRejected',
  outcome: 'onOutcome',
  booked: 'onBooked',
  requested: 'onRequested',
  lead: 'onLead',
  rescheduled: 'onRescheduled',
  canceled: 'onCanceled',
  failed: 'onFailed',
  opened: 'onOpened',
  closed: 'onClosed',
};
const events = Object.fromEntries(
  Object.entries(EVENTS).map(([name, prop]) => [prop, { action: name, table: { disable: true } }]),
);

/**
 * Every option, live. The panel "Controls" has a control for each option, "Actions" lists the events, and "Code" has the snippet
 * for the chosen values.
 */
const meta = {
  title: 'Options/Live',
  component: LiveWidget,
  parameters: { frame: 'page' },
  args: everyday,
  argTypes: { ...optionControls, ...events, onWarning: { action: 'warning', table: { disable: true } } },
} satisfies Meta<typeof LiveWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => {
    const { theme, locale } = optionsOf(globals.look);
    return <LiveWidget {...args} theme={args.theme ?? theme} locale={args.locale ?? locale} />;
  },
};
export const Accent: Story = { ...Playground, args: { accent: 'rebeccapurple' } };
export const ClosedOnTuesdays: Story = { ...Playground, args: { closedDays: ['tuesday'], initialDay: '2026-12-01' } };
export const DetailsBelowTheTimes: Story = { ...Playground, args: { leads: 'on' } };
export const AFewDaysAhead: Story = { ...Playground, args: { daysAhead: 5 } };
export const WithoutZone: Story = { ...Playground, args: { timeZone: undefined } };
export const WithoutGroup: Story = { ...Playground, args: { groupId: '' } };
export const ATourToChange: Story = { ...Playground, args: { manage: 48213, manageStart: '2026-12-05T10:15:00' } };
