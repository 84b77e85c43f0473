import config from './playwright.config.js';

// The configuration of docs/mock-reference.md, and what is of this machine: the page, the browser that is there.
export default {
  ...config,
  testMatch: 'suite.js',
  globalTeardown: './keepState.js',
  use: {
    baseURL: process.env.PAGE,
    launchOptions: { executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] },
  },
};
