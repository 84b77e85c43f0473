import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { standInForDialogs } from './dialogs.ts';

// A busy machine is slow, not wrong: the default of one second would test the machine.
configure({ asyncUtilTimeout: 10_000 });

standInForDialogs();

/** Empties the page for the next test file: its elements, the focus and the storages. Listeners of `window` stay. */
function clearPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  // jsdom still reports an element as focused after its shadow root is gone.
  const last = document.body.appendChild(document.createElement('button'));
  last.focus();
  last.remove();
  localStorage.clear();
  sessionStorage.clear();
}

// The test files of a worker share one page: making one takes as long as the tests of most files. Each file has new modules.
if (typeof document !== 'undefined') beforeAll(clearPage);
afterAll(async () => {
  // An import that is under way when its file ends would never arrive in the next file.
  await vi.dynamicImportSettled();
  vi.resetModules();
});

afterEach(cleanup);
// Each test has a visitor of its own.
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.sessionStorage?.clear();
});
