import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A loaded machine is slow, not wrong: one second, the default, is a time limit on the machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no modal dialogs; the journeys in the browser see to what is outside of one.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

afterEach(cleanup);
