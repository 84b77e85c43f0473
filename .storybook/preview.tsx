import type { Preview } from '@storybook/react-vite';
import { lookItems, lookOf, Scene } from './Scene.tsx';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // An accessibility violation fails the story's test.
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Introduction', 'Screens', 'Parts', 'Journeys', 'Options', 'Languages', 'Hosts'] },
    },
  },
  initialGlobals: { look: 'light' },
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
