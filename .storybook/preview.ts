import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  parameters: {
    layout: 'centered',
    // An accessibility violation fails the story's test, rather than being listed somewhere.
    a11y: { test: 'error' },
    options: { storySort: { order: ['Widget', 'Form', 'Calendar', 'Parts'] } },
  },
};

export default preview;
