import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings } from '../../../.storybook/model.ts';
import { SkeletonScreen } from './SkeletonScreen.tsx';

const meta = {
  title: 'Screens/Skeleton',
  component: SkeletonScreen,
  parameters: { frame: 'screen' },
} satisfies Meta<typeof SkeletonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Slow: Story = { args: { contact: settings.contact } };
