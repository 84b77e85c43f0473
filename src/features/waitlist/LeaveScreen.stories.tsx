import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings } from '../../../.storybook/model.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { LeaveScreen, LeftScreen } from './LeaveScreen.tsx';
import { waitlistSheet } from './WaitlistNotice.tsx';

const nothing = (): void => undefined;
const list = { leave: async () => undefined, back: nothing };
const view = { at: 'leave', token: 'w1.abc', sending: false, notice: null } as const;

const meta = {
  title: 'Screens/Leave the list',
  component: LeaveScreen,
  parameters: { frame: 'screen' },
  decorators: [
    (Story) => (
      <ChunkStyle>
        <ChunkStyle sheet={waitlistSheet}>
          <Story />
        </ChunkStyle>
      </ChunkStyle>
    ),
  ],
  args: { view, settings, list },
} satisfies Meta<typeof LeaveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Leaving: Story = { args: { view: { ...view, sending: true } } };
export const NotLeft: Story = { args: { view: { ...view, notice: { why: 'unsure', attempt: 1 } } } };
export const Busy: Story = { args: { view: { ...view, notice: { why: 'rate-limited', attempt: 1 } } } };
export const Left: Story = { render: () => <LeftScreen list={list} /> };
