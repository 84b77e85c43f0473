import type { Meta, StoryObj } from '@storybook/react-vite';
import { optionsOf } from '../../.storybook/Scene.tsx';
import { LauncherWait } from './LauncherWait.tsx';

/** The visitor has pressed a trigger, and the file of the dialog has not come for three seconds. */
const meta = {
  title: 'Hosts/Dialog that loads slowly',
  component: LauncherWait,
  parameters: { frame: 'page' },
  args: {
    options: { groupId: 101, contactPhone: '+1 555 123 4567', contactEmail: 'tours@example.com' },
    isSlow: true,
  },
  render: ({ options, isSlow }, { globals }) => (
    <>
      <p style={{ color: globals.look === 'dark' ? '#eef3f1' : '#17211e' }}>Quiet rooms on a lively street</p>
      <LauncherWait options={{ ...options, ...optionsOf(globals.look) }} isSlow={isSlow} />
    </>
  ),
} satisfies Meta<typeof LauncherWait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesLong: Story = {};
export const TakesLongDark: Story = { globals: { look: 'dark' } };
