import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyday, LiveWidget } from '../../.storybook/LiveWidget.tsx';
import { optionsOf } from '../../.storybook/Scene.tsx';
import { visitorOf } from '../../.storybook/visitor.ts';

/**
 * The whole widget with a mock service in the page, so that a visitor can book in the stories. Most stories show a group of the mock.
 * `Booked`, `Rescheduled` and `Canceled` act as a visitor to get to their screen.
 */
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

export const Booked: Story = {
  async play(story) {
    const { book, heading, words } = visitorOf(story);
    await book();
    await heading(words.screens.bookedHeading);
  },
};
export const Rescheduled: Story = {
  async play(story) {
    const { book, press, heading, pickTime, words } = visitorOf(story);
    await book();
    await press(words.actions.reschedule);
    await heading(words.changes.rescheduleHeading);
    // The first time is the tour's own.
    await pickTime(1);
    await press(words.changes.reschedule);
    await heading(words.screens.rescheduledHeading);
  },
};
export const Canceled: Story = {
  async play(story) {
    const { book, press, heading, words } = visitorOf(story);
    await book();
    await press(words.actions.cancelTour);
    await heading(words.changes.cancelHeading);
    await press(words.changes.cancel);
    await heading(words.changes.canceledHeading);
  },
};
