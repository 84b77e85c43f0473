import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOSEN, settings } from '../../../.storybook/model.ts';
import { UnsureScreen } from './UnsureScreen.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Screens/Unsure',
  component: UnsureScreen,
  parameters: { frame: 'screen' },
  args: { slot: CHOSEN, contact: settings.contact, onBookAgain: nothing, onOtherTime: nothing },
} satisfies Meta<typeof UnsureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithContact: Story = {};
export const WithoutContact: Story = { args: { contact: { phone: undefined, email: undefined } } };
export const Dark: Story = { globals: { look: 'dark' } };
export const Narrow: Story = { globals: { look: 'narrow' } };
