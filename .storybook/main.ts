import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { cssTarget } from '../vite.config.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The gallery is read by people who do not write stories: nothing of the tool's own lessons.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  // As the styles are shipped; of what vite.config.ts says of a build Storybook takes the target of scripts alone.
  viteFinal: (config) => mergeConfig(config, { build: { cssTarget } }),
};

export default config;
