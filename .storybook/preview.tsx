import type { Preview } from '@storybook/react-vite';
import { lookItems, lookOf, Scene } from './Scene.tsx';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // An accessibility violation fails the story's test.
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Docs',
          'Screens',
          // As on the contact sheet. Storybook reads this list without running the file.
          [
            'Skeleton',
            'Day and time',
            'Kinds of tour',
            'Homes',
            'Choose homes',
            'Month over the page',
            'Details',
            'Booked',
            'Reschedule',
            'Cancel',
            'Canceled',
            'Lead',
            'Lead left',
            'Waitlist',
            'Confirm the address',
            'On the list',
            'Leave the list',
            'Unsure',
            'Unsure after a change',
            'Closed',
            'Unreachable',
            'Plain',
          ],
          'Parts',
          'Journeys',
          'Options',
          'Languages',
          'Hosts',
        ],
      },
    },
  },
  initialGlobals: { look: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' },
  globalTypes: {
    look: {
      description: 'Theme, width and language of the card',
      toolbar: {
        title: 'Look',
        dynamicTitle: true,
        items: lookItems,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Scene look={lookOf(globals.look)} frame={parameters.frame}>
        <Story />
      </Scene>
    ),
  ],
};

export default preview;
