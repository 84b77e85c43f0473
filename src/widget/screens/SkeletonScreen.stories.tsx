import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonScreen } from './SkeletonScreen.tsx';

const meta = {
  title: 'Screens/Skeleton',
  component: SkeletonScreen,
  parameters: { frame: 'screen' },
} satisfies Meta<typeof SkeletonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Dark: Story = { globals: { look: 'dark' } };
export const Narrow: Story = { globals: { look: 'narrow' } };
