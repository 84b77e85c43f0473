import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingDialog } from '../launcher/BookingDialog.tsx';
import type { DialogChunk } from './pageGlobal.ts';
import { ScriptTagBooking } from './ScriptTagBooking.tsx';

export const showDialog: DialogChunk['showDialog'] = (place, given) => {
  const root = createRoot(place);
  let options = given;
  let isOpen = false;
  let opener: HTMLElement | null = null;
  const render = (): void =>
    root.render(
      <BookingDialog options={options} isOpen={isOpen} onClose={close} opener={opener}>
        {createElement(ScriptTagBooking, options)}
      </BookingDialog>,
    );
  const close = (): void => {
    isOpen = false;
    render();
  };
  render();
  return {
    open(from) {
      opener = from;
      isOpen = true;
      render();
    },
    close,
    update(next) {
      options = next;
      render();
    },
    destroy: root.unmount,
  };
};

/** Apart, since a dialog alone wants no more than a press. */
export const nextFreeTime: DialogChunk['nextFreeTime'] = async (options) =>
  (await import('../launcher/nextFreeTime.ts')).nextFreeTime(options);
