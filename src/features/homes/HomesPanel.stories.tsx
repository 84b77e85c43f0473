import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { b2, b4, b4InFull, f2, f2InFull, home } from '../../../.storybook/homes.ts';
import { commands, settings, TODAY } from '../../../.storybook/model.ts';
import { ApiError } from '../../api/failure.ts';
import type { Home } from '../../api/homeClient.ts';
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
export const One: Story = { args: { homes: [b4], settings: offering(b4) } };
export const Three: Story = { args: { homes: [b4, f2, five] } };
export const None: Story = { args: { homes: [] } };
export const Floorplan: Story = { args: { homes: [b2, b4] } };
/** A total with all mandatory fees stands first. The base rent and the fees that are paid once stand behind it. */
export const Total: Story = { args: { homes: [b4InFull, f2InFull], settings: offering(b4InFull, f2InFull, five) } };
export const TotalOfOne: Story = { args: { homes: [b4InFull], settings: offering(b4InFull, f2InFull) } };
export const FeesExtra: Story = { args: { settings: { ...offering(b4, f2, five), rents: 'base' } } };
export const NoAmounts: Story = { args: { settings: { ...offering(b4, f2, five), rents: 'off' } } };
/** What the service says of fees, in its own words. */
export const FeesAsListed: Story = {
  args: {
    homes: [
      { ...b4, feeStructure: 'Co-broke' },
      { ...f2, feeStructure: 'No fee' },
    ],
    settings: offering(b4, f2, five),
  },
};
/** A home of which only the integrator's own name and the address are known. */
export const Bare: Story = {
  args: { homes: [{ id: 4714, label: 'The garden house', address: 'Alder House, 123 First St' }] },
};
const goneListing = new ApiError(
  { kind: 'status', status: 404, errors: [] },
  { method: 'GET', url: '/listings/4720/' },
);
const nothing = async (): Promise<unknown> => undefined;
const similar = [
  { id: 4711, rent: 3480, layout: '2 Bedroom' },
  { id: 4713, rent: 2740, layout: '1 Bedroom' },
];
/** The service has the home no longer. One of the similar homes is described by the page, with its total. */
export const Gone: Story = {
  args: {
    homes: [{ id: 4720, label: '' }],
    settings: {
      ...offering(b4InFull),
      scope: settings.scope && {
        ...settings.scope,
        homes: {
          home: () => Promise.reject(goneListing),
          similar: async () => ({ similar_units: similar }),
          homes: nothing,
          floorplans: nothing,
        },
      },
    },
  },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/2,740/)),
};
/** The service did not answer. */
export const NotLoaded: Story = { args: { homes: [{ id: 4711, label: '' }, f2] } };
