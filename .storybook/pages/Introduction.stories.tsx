import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from './Page.tsx';

/** What stands under each group of the sidebar. */
const GROUPS = [
  [
    'Screens',
    'Every screen in every state it can be in, each failure among them. Nothing has to be clicked to get there.',
  ],
  [
    'Parts',
    'What screens are made of: the month, the strip of days, the times, every question of the form in every mode it can be in, buttons, notices.',
  ],
  [
    'Journeys',
    'The whole widget against a leasing service in the page. Book a tour to its end, in an everyday week or in each situation the service can be in.',
  ],
  ['Options', 'What a site can choose, with a control for each, the events it is told of and the snippet to paste.'],
  ['Languages', 'The same widget in other words, and right to left.'],
  ['Hosts', 'How it stands on a page: in its place, over the page, behind a button.'],
] as const;

const meta = {
  title: 'Introduction',
  parameters: { frame: 'page', controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;

export default meta;

export const TourBooking: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <Page look={globals.look} title="Tour booking">
      <p>
        A visitor on a property's web site books a tour: day, time, details, done. This is every state of that widget,
        so that a designer, a reviewer or an integrator can see it without a service and without clicking through.
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
        <strong>Look</strong> in the toolbar shows any of them light, dark or in Arabic, wide or as on a phone. It is
        Tuesday, December 1, 2026, nine in the morning in New York, in all of them.
      </p>
      <p>
        What you see is tested: in a real browser each state is compared with its picture, looked through by axe,
        squeezed to 320 px, spread as far as WCAG 1.4.12 wants, enlarged to 200 %, and shown in forced colours.
      </p>
    </Page>
  ),
};
