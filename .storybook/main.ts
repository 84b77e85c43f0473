import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { cssTarget } from '../scripts/vite/buildSettings.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  // The contact sheet shows the pictures that the tests compare the stories with.
  staticDirs: [
    { from: '../test/pictures', to: '/pictures' },
    // The photos of homes.
    { from: '../public/site', to: '/homes' },
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Readers of the gallery do not write stories, so Storybook's lessons are off.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  // Builds styles for the same browsers as the widget.
  viteFinal: (config) => mergeConfig(config, { build: { cssTarget } }),
};

export default config;
