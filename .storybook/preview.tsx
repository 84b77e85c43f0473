import type { Preview } from '@storybook/react-vite';
import { lookOf, Scene } from './Scene.tsx';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // An accessibility violation fails the story's test, rather than being listed somewhere.
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Introduction', 'Screens', 'Parts', 'Journeys', 'Options', 'Languages', 'Hosts'] },
    },
  },
  initialGlobals: { look: 'light' },
  globalTypes: {
    look: {
      description: 'Theme and width of the card',
      toolbar: {
        title: 'Look',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light, 760 px' },
          { value: 'dark', title: 'Dark, 760 px' },
          { value: 'narrow', title: 'Light, 360 px' },
          { value: 'dark-narrow', title: 'Dark, 360 px' },
        ],
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
