import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings } from '../../../.storybook/model.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

const failure = { status: 'error', why: 'offline', failures: 1, retrying: false } as const;

const meta = {
  title: 'Screens/Unreachable',
  component: UnreachableScreen,
  parameters: { frame: 'screen' },
  args: { failure, contact: settings.contact, onRetry: () => undefined },
} satisfies Meta<typeof UnreachableScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {};
export const ServiceInTrouble: Story = { args: { failure: { ...failure, why: 'status' } } };
export const TryingAgain: Story = { args: { failure: { ...failure, retrying: true } } };
