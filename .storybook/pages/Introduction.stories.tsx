import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookOf } from '../Scene.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { Page } from './Page.tsx';

/** The groups of the sidebar, and what each one shows. */
const GROUPS = [
  ['Docs', 'The component with its options and events, every token of the theme, and the languages.'],
  ['Screens', 'Every screen in every state, failures too. No clicks are needed to get there.'],
  [
    'Parts',
    'The parts of the screens: the month, the strip of days, the times, every question of the form in every mode, buttons, notices.',
  ],
  [
    'Journeys',
    'The whole widget with a mock leasing service in the page. Book a tour to the end, in an ordinary week or in any scenario of the service.',
  ],
  ['Options', 'Every option with a control, the events of the widget, and the snippet to paste.'],
  ['Languages', 'The widget in other languages, and right to left.'],
  ['Hosts', 'The ways to open the widget on a page: in its place, in a dialog, with a button.'],
] as const;

const meta = {
  title: 'Introduction',
  parameters: { frame: 'page', controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryScreen: Story = {
  name: 'Every screen',
  parameters: { frame: 'wide' },
  render: (_, { globals }) => (
    <Page look={globals.look} title="Tour booking" wide>
      <p>
        Every screen, in the order in which a visitor meets them. Each picture leads to its story, and the sidebar has
        all of its states. <strong>Look</strong> in the toolbar switches between light and dark, English and other
        languages, wide and phone.
      </p>
      <ContactSheet look={lookOf(globals.look)} />
    </Page>
  ),
};

export const AboutThisGallery: Story = {
  name: 'About this gallery',
  render: (_, { globals }) => (
    <Page look={globals.look} title="About this gallery">
      <p>
        A visitor on a property's web site books a tour: day, time, details, done. This gallery shows every state of the
        widget. A designer, a reviewer or an integrator needs neither a service nor any clicks to see one.
      </p>
      <dl>
        {GROUPS.map(([name, text]) => (
          <div key={name} style={{ margin: '0 0 12px' }}>
            <dt style={{ fontWeight: 600 }}>{name}</dt>
            <dd style={{ margin: 0 }}>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        The key A opens the panel with the controls of a story, the events sent to the page, and the snippet. In every
        story it is Tuesday, December 1, 2026, nine in the morning in New York.
      </p>
      <p>
        Every state is tested in a real browser: compared with its picture, checked by axe, at 320 px, with the text
        spacing of WCAG 1.4.12, enlarged to 200 %, and in forced colors.
      </p>
    </Page>
  ),
};
