import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { standInForDialogs } from './dialogs.ts';

// A loaded machine is slow, not wrong: one second, the default, is a time limit on the machine.
configure({ asyncUtilTimeout: 10_000 });

standInForDialogs();

/** Empties the page for the next file: nothing in it, nothing kept, the focus nowhere. What listens to `window` stays. */
function clearPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  // jsdom takes what went with a shadow root for focused still.
  const last = document.body.appendChild(document.createElement('button'));
  last.focus();
  last.remove();
  localStorage.clear();
  sessionStorage.clear();
}

// The files of a worker have one page, which takes as long to make as the tests of most of them; modules are new in each.
if (typeof document !== 'undefined') beforeAll(clearPage);
afterAll(async () => {
  // One that is under way when its file ends would never come in the next.
  await vi.dynamicImportSettled();
  vi.resetModules();
});

afterEach(cleanup);
// Each test has a visitor of its own.
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.sessionStorage?.clear();
});
