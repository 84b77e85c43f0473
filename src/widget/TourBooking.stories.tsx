import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyday, LiveWidget } from '../../.storybook/LiveWidget.tsx';
import { optionsOf } from '../../.storybook/Scene.tsx';

/** The whole widget against a service in the page, by the groups of the mock: every story can be booked to its end. */
const meta = {
  title: 'Journeys/Whole widget',
  component: LiveWidget,
  parameters: { frame: 'page' },
  args: everyday,
  render: (args, { globals }) => <LiveWidget {...args} {...optionsOf(globals.look)} />,
} satisfies Meta<typeof LiveWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everyday: Story = {};
export const EveryFieldRequired: Story = { args: { groupId: 102 } };
export const Inactive: Story = { args: { groupId: 103 } };
export const BrokerLed: Story = { args: { groupId: 104 } };
export const NoFreeTimes: Story = { args: { groupId: 105 } };
export const OneAgent: Story = { args: { groupId: 106 } };
export const Dark: Story = { globals: { look: 'dark' } };
export const Narrow: Story = { globals: { look: 'narrow' } };
