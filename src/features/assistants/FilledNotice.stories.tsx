import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilledNotice } from './AssistantPart.tsx';

const meta = {
  title: 'Parts/Assistant',
  component: FilledNotice,
  parameters: { frame: 'card' },
  args: { onTouched: () => undefined },
} satisfies Meta<typeof FilledNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the form, until the visitor changes an answer. */
export const FilledIn: Story = {};
