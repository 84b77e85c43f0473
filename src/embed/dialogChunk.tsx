import { createRoot } from 'react-dom/client';
import type { BookingDialogProps } from '../launcher/BookingDialog.tsx';
import { SafeDialog } from '../launcher/SafeDialog.tsx';
import { createChunk } from '../loading/chunk.ts';
import { bookingService } from '../options/identity.ts';
import { tellNotLoaded } from '../options/tellIntegrator.ts';
import { DoorContext } from '../screenParts/doorContext.ts';
import { Booking } from '../widget/Booking.tsx';
import { useHeldBooking } from '../widget/heldBooking.ts';
import { SafeBooking } from '../widget/SafeBooking.tsx';
import type { DialogChunk } from './pageGlobal.ts';

const buttonTimeChunk = createChunk(() => import('../launcher/buttonTime.ts'));

/** The dialog with the widget. Without a preview: the button may have asked for the first day already, and only the core shares that answer. */
function DialogBooking({ service, ...dialog }: Omit<BookingDialogProps, 'children'> & { readonly service: string }) {
  const { options } = dialog;
  const held = useHeldBooking(options, service);
  return (
    <SafeDialog {...dialog} onFailed={held.failed}>
      <SafeBooking held={held} options={options}>
        <Booking held={held} options={options} source={undefined} />
      </SafeBooking>
    </SafeDialog>
  );
}

export const showDialog: DialogChunk['showDialog'] = (place, given, onClose, door) => {
  const root = createRoot(place);
  let options = given;
  const service = bookingService(given);
  let isOpen = false;
  let opener: HTMLElement | null = null;
  const render = (): void =>
    root.render(
      <DoorContext.Provider value={door}>
        <DialogBooking service={service} options={options} isOpen={isOpen} onClose={close} opener={opener} />
      </DoorContext.Provider>,
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
    setOptions(next) {
      options = next;
      render();
    },
    async watchButton(onTime) {
      await buttonTimeChunk.load();
      const chunk = buttonTimeChunk.getState();
      if (chunk.status === 'ready') return chunk.module.watchButton(options, service, onTime, door);
      tellNotLoaded(options.onWarning, 'buttonTime');
      return undefined;
    },
    destroy: root.unmount,
  };
};
