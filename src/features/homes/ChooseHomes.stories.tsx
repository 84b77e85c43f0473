import type { Meta, StoryObj } from '@storybook/react-vite';
import { b4, b4InFull, f2, f2InFull, others } from '../../../.storybook/homes.ts';
import { settings, TODAY } from '../../../.storybook/model.ts';
import type { Home } from '../../api/homeClient.ts';
import { ChooseHomes } from './ChooseHomes.tsx';
import { HomesPanel } from './HomesPanel.tsx';

/** Homes without photos. They show initials, so that the pictures of the tests are the same on every machine. */
const bare = (homes: readonly Home[]): readonly Home[] => homes.map(({ photo: _, ...home }) => home);
const offered = bare([b4, f2, ...others]);
const [a5, g1, c3] = others;
/** Each form of a price. */
const priced = bare(
  [b4InFull, f2InFull, a5, g1 && { ...g1, areFeesExtra: true }, c3 && { ...c3, feeStructure: 'No fee' }].filter(
    (home) => home !== undefined,
  ),
);
const chosen = offered.slice(0, 2);

const meta = {
  title: 'Screens/Choose homes',
  component: ChooseHomes,
  decorators: [
    (Story) => (
      <>
        {/* The panel brings the style. */}
        <div hidden>
          <HomesPanel homes={[b4]} today={TODAY} settings={settings} commands={{ chooseHomes: () => undefined }} />
        </div>
        <Story />
      </>
    ),
  ],
  parameters: { frame: 'screen' },
  args: {
    homes: chosen,
    today: TODAY,
    settings: { ...settings, homes: { start: [], offered, searches: false, openedFor: undefined } },
    onChoose: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ChooseHomes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Prices: Story = {
  args: {
    homes: priced.slice(0, 2),
    settings: { ...settings, homes: { start: [], offered: priced, searches: false, openedFor: undefined } },
  },
};
export const NoneYet: Story = { args: { homes: [] } };
