import { createRoot } from 'react-dom/client';
import { BookingDialog } from '../launcher/BookingDialog.tsx';
import type { TourBookingOptions } from '../options/options.ts';
import { tellIntegrator } from '../options/tellIntegrator.ts';
import { notLoaded } from '../screens/messages/useNotLoaded.ts';
import { Booking } from '../widget/Booking.tsx';
import { useHeldBooking } from '../widget/heldBooking.ts';
import { SafeBooking } from '../widget/SafeBooking.tsx';
import type { DialogChunk } from './pageGlobal.ts';

/** Without a preview: the button may have asked for the first day already, and only the core shares that answer. */
function DialogBooking(options: TourBookingOptions) {
  const held = useHeldBooking(options);
  return (
    <SafeBooking held={held} options={options}>
      <Booking held={held} options={options} source={undefined} />
    </SafeBooking>
  );
}

export const showDialog: DialogChunk['showDialog'] = (place, given, onClose) => {
  const root = createRoot(place);
  let options = given;
  let isOpen = false;
  let opener: HTMLElement | null = null;
  const render = (): void =>
    root.render(
      <BookingDialog options={options} isOpen={isOpen} onClose={close} opener={opener}>
        <DialogBooking {...options} />
      </BookingDialog>,
    );
  const close = (): void => {
    isOpen = false;
    render();
    onClose();
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

/** Loads its own chunk, because only the button shows a time. */
export const watchButton: DialogChunk['watchButton'] = async (options, onTime) => {
  const part = await import('../launcher/nextFreeTime.ts').catch(() => undefined);
  if (!part) tellIntegrator(options.onWarning, notLoaded('nextFreeTime'));
  return part?.watchButton(options, onTime);
};
