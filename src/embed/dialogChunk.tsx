import { createRoot } from 'react-dom/client';
import { BookingDialog } from '../launcher/BookingDialog.tsx';
import { Booking } from '../widget/Booking.tsx';
import { SafeBooking } from '../widget/SafeBooking.tsx';
import type { DialogChunk } from './pageGlobal.ts';

export const showDialog: DialogChunk['showDialog'] = (place, given) => {
  const root = createRoot(place);
  let options = given;
  let isOpen = false;
  let opener: HTMLElement | null = null;
  const render = (): void =>
    root.render(
      <BookingDialog options={options} isOpen={isOpen} onClose={close} opener={opener}>
        <SafeBooking options={options}>
          {/* No preview: the button may have asked for the first day already, and only the core shares that answer. */}
          <Booking options={options} source={undefined} />
        </SafeBooking>
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

/** Loads its own chunk, because only the button shows the next free time. */
export const nextFreeTime: DialogChunk['nextFreeTime'] = async (options) =>
  (await import('../launcher/nextFreeTime.ts')).nextFreeTime(options);
