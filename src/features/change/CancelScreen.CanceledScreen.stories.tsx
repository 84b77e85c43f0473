import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOSEN, commands, settings } from '../../../.storybook/model.ts';
import { CanceledScreen } from './CancelScreen.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';

const meta = {
  title: 'Screens/Canceled',
  component: CanceledScreen,
  parameters: { frame: 'bare' },
  args: {
    id: 48213,
    groupId: 101,
    slot: CHOSEN,
    sequence: 0,
    place: 'Alder House',
    location: 'Alder House, 123 First St, Springfield',
    told: true,
    settings,
    commands,
  },
} satisfies Meta<typeof CanceledScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {};
export const NotTold: Story = { args: { told: false } };
export const OnAPhone: Story = {
  globals: { look: 'narrow' },
  render: (props) => (
    <PhoneSheet onClose={undefined}>
      <CanceledScreen {...props} />
    </PhoneSheet>
  ),
};
