import type { Meta, StoryObj } from '@storybook/react-vite';
import { availability, commands, lara, settings } from '../../../.storybook/model.ts';
import { noTimes } from '../../../test/situations.ts';
import { noAnswers } from '../../booking/answers.ts';
import { ChunkStyle } from '../ChunkStyle.tsx';
import { LeadScreen } from './LeadScreen.tsx';
import { leadSheet } from './leadChunk.ts';

const writing = { at: 'writing', answers: lara, suits: ['evening', 'saturday'], notice: null } as const;

const meta = {
  title: 'Screens/Lead',
  component: LeadScreen,
  parameters: { frame: 'screen' },
  decorators: [
    (Story) => (
      <ChunkStyle sheet={leadSheet}>
        <Story />
      </ChunkStyle>
    ),
  ],
  args: { lead: writing, availability, commands, settings },
} satisfies Meta<typeof LeadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingFree = { ...availability, times: { ...noTimes, why: 'all-full', searchable: false } } as const;

export const Empty: Story = { args: { lead: { ...writing, answers: noAnswers, suits: [] } } };
export const NothingFree: Story = { args: { availability: nothingFree } };
export const Sending: Story = { args: { lead: { at: 'sending', answers: lara, suits: ['morning'], attempt: 1 } } };
export const Refused: Story = {
  args: { lead: { ...writing, notice: { kind: 'not-sent', why: 'refused', attempt: 1 } } },
};
export const Unsure: Story = {
  args: { lead: { ...writing, notice: { kind: 'not-sent', why: 'unsure', attempt: 1 } } },
};
export const Offline: Story = {
  args: { lead: { ...writing, notice: { kind: 'not-sent', why: 'offline', attempt: 1 } } },
};
export const FieldRefused: Story = {
  args: {
    lead: {
      ...writing,
      notice: { kind: 'rejected', errors: [{ path: 'client.email', message: 'Unknown domain.' }], attempt: 1 },
    },
  },
};
