import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { standInForDialogs } from './dialogs.ts';

// A loaded machine is slow, not wrong: one second, the default, is a time limit on the machine.
configure({ asyncUtilTimeout: 10_000 });

standInForDialogs();

afterEach(cleanup);
// Each test has a visitor of its own.
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.sessionStorage?.clear();
});
