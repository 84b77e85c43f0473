import type { Meta, StoryObj } from '@storybook/react-vite';
import { commands, lara, settings } from '../../../.storybook/model.ts';
import { noAnswers } from '../../booking/answers.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { LeadLeftScreen, leadSheet } from './LeadScreen.tsx';

const meta = {
  title: 'Screens/Lead left',
  component: LeadLeftScreen,
  parameters: { frame: 'screen' },
  decorators: [
    (Story) => (
      <ChunkStyle sheet={leadSheet}>
        <Story />
      </ChunkStyle>
    ),
  ],
  args: { lead: { at: 'left', answers: lara, suits: ['evening', 'saturday'] }, commands, settings },
} satisfies Meta<typeof LeadLeftScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSuits: Story = {};
export const WithoutSuits: Story = { args: { lead: { at: 'left', answers: noAnswers, suits: [] } } };
