import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TourEventName } from '../../src/core/events.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';
import { optionControls, optionRows } from '../optionRows.ts';
import { optionsOf } from '../Scene.tsx';
import { Page } from './Page.tsx';

/** The handler of each event. Storybook lists the calls in the panel "Actions". An event that is missing here does not compile. */
const EVENTS: Readonly<Record<TourEventName, `on${string}`>> = {
  ready: 'onReady',
  day: 'onDay',
  slot: 'onSlot',
  submit: 'onSubmit',
  conflict: 'onConflict',
  rejected: 'onRejected',
  booked: 'onBooked',
  lead: 'onLead',
  changed: 'onChanged',
  cancelled: 'onCancelled',
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
export const ClosedOnTuesdays: Story = { ...Playground, args: { closedDays: 'tuesday', initialDay: '2026-12-01' } };
export const DetailsBelowTheTimes: Story = { ...Playground, args: { leads: 'on' } };
export const AFewDaysAhead: Story = { ...Playground, args: { horizonDays: 5 } };
export const WithoutZone: Story = { ...Playground, args: { timeZone: undefined } };
export const WithoutGroup: Story = { ...Playground, args: { groupId: '' } };
export const ATourToChange: Story = { ...Playground, args: { manage: 48213, manageStart: '2026-12-05T10:15:00' } };

/** The text of each option is its docstring. */
export const AllOptions: Story = {
  parameters: { controls: { disable: true }, actions: { disable: true } },
  render: (_, { globals }) => (
    <Page look={globals.look} title="Options">
      <p>Each option is an attribute of the element, a prop of the component and a key of the object for mount.</p>
      <dl>
        {optionRows.map(({ name, attribute, text }) => (
          <div key={name} style={{ margin: '0 0 12px' }}>
            <dt style={{ fontWeight: 600 }}>
              <code>{attribute}</code>
              {attribute === name ? null : (
                <>
                  , <code>{name}</code>
                </>
              )}
            </dt>
            <dd style={{ margin: 0 }}>{text}</dd>
          </div>
        ))}
      </dl>
    </Page>
  ),
};
