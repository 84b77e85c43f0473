import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilledNotice } from './FilledNotice.tsx';

const meta = {
  title: 'Parts/Assistant',
  component: FilledNotice,
  parameters: { frame: 'card' },
  args: { onMark: () => undefined },
} satisfies Meta<typeof FilledNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the form, as long as an answer of an assistant stands in it. */
export const FilledIn: Story = {};
