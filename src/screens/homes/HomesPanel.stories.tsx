import type { Meta, StoryObj } from '@storybook/react-vite';
import { b2, b4, f2, home } from '../../../.storybook/homes.ts';
import { commands, settings, TODAY } from '../../../.storybook/model.ts';
import type { Home } from '../../api/homes.ts';
import { HomesPanel } from './HomesPanel.tsx';

const offering = (...offered: readonly Home[]) => ({
  ...settings,
  homes: { start: offered.slice(0, 3), offered, searches: false, openedFor: undefined },
});
const five = home(4713, '5A', { layout: '1br', rent: 2740, size: 610, picture: 'kitchen' });

const meta = {
  title: 'Screens/Homes',
  component: HomesPanel,
  decorators: [
    (Story) => (
      <div className="tour-homes-place">
        <Story />
      </div>
    ),
  ],
  parameters: { frame: 'screen' },
  args: { homes: [b4, f2], today: TODAY, settings: offering(b4, f2, five), commands },
} satisfies Meta<typeof HomesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const TwoOnAPhone: Story = { globals: { look: 'narrow' } };
export const One: Story = { args: { homes: [b4], settings: offering(b4) } };
export const Three: Story = { args: { homes: [b4, f2, five] } };
export const None: Story = { args: { homes: [] } };
export const Floorplan: Story = { args: { homes: [b2, b4] } };
/** A home of which only the integrator's own name and the address are known. */
export const Bare: Story = {
  args: { homes: [{ id: 4714, label: 'The garden house', address: 'Alder House, 123 First St' }] },
};
/** The service did not answer. */
export const NotLoaded: Story = { args: { homes: [{ id: 4711, label: '' }, f2] } };
