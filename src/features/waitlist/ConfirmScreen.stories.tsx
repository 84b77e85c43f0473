import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings } from '../../../.storybook/model.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { ConfirmScreen, ExpiredScreen } from './ConfirmScreen.tsx';
import { waitlistSheet } from './WaitlistNotice.tsx';

const nothing = (): void => undefined;
const list = { confirm: async () => undefined, open: nothing, back: nothing };
const view = { at: 'confirm', token: 'c1.abc', sending: false, notice: null } as const;

const meta = {
  title: 'Screens/Confirm the address',
  component: ConfirmScreen,
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
} satisfies Meta<typeof ConfirmScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Confirming: Story = { args: { view: { ...view, sending: true } } };
export const NotConfirmed: Story = { args: { view: { ...view, notice: { why: 'unsure', attempt: 1 } } } };
export const Busy: Story = { args: { view: { ...view, notice: { why: 'rate-limited', attempt: 1 } } } };
export const Expired: Story = { render: () => <ExpiredScreen list={list} /> };
