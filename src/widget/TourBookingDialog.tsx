import {
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useState,
} from 'react';
import { SafeDialog } from '../launcher/SafeDialog.tsx';
import type { NamesService, TourBookingOptions } from '../options/options.ts';
import { useHeldBooking } from './heldBooking.ts';
import { InlineBooking } from './InlineBooking.tsx';
import { Isolated } from './Isolated.tsx';
import { type TourBookingHandle, useTourBookingHandle } from './tourBookingHandle.ts';
import { usePageLocale } from './usePageLocale.ts';

/** The props of the trigger. */
export interface DialogTriggerProps {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  /** Takes the place of what a link would do, but for a press with Ctrl, Shift, Alt or ⌘, which is left alone. */
  readonly onClick: (event: DialogTriggerEvent) => void;
}

/** What is read of a press: React's event has it, and the browser's. */
export interface DialogTriggerEvent
  extends Partial<Pick<MouseEvent, 'preventDefault' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>> {
  readonly currentTarget: HTMLElement;
}

/** The options of the component, but for those about its place, and the trigger of the dialog. */
export interface TourBookingDialogOptions
  extends Omit<TourBookingOptions, 'mode' | 'loading' | 'buttonLabel' | 'buttonCorner'> {
  /** Renders the trigger: a button or a link of yours that takes these props. It keeps its place in your tree. */
  readonly trigger?: ((props: DialogTriggerProps) => ReactNode) | undefined;
  /** Whether the dialog is open, if your own state decides it. `onOpenChange` then gets what the visitor wants. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The props of `TourBookingDialog`: its options, with the leasing service named by `api`, `edge` or `client`. */
export type TourBookingDialogProps = NamesService<TourBookingDialogOptions>;

/**
 * The widget in a modal dialog. It is made when the dialog opens for the first time, and stays with what was typed. The focus goes
 * back to the trigger, or to what had it before.
 */
export const TourBookingDialog: ForwardRefExoticComponent<TourBookingDialogProps & RefAttributes<TourBookingHandle>> =
  /* @__PURE__ */ forwardRef<TourBookingHandle, TourBookingDialogOptions>(function TourBookingDialog(
    { trigger, open, onOpenChange, isolate, ...given },
    ref,
  ) {
    const options = usePageLocale(given);
    const held = useHeldBooking(options);
    const [opener, setOpener] = useState<HTMLElement | null>(null);
    const [ownOpen, setOwnOpen] = useState(false);
    const isOpen = open ?? ownOpen;
    // A page may keep the dialog open when the visitor closes it. A render then shows the dialog again.
    const [, setWishes] = useState(0);
    const change = useCallback(
      (wanted: boolean) => {
        setOwnOpen(wanted);
        setWishes((count) => count + 1);
        onOpenChange?.(wanted);
      },
      [onOpenChange],
    );
    const onClick = useCallback<DialogTriggerProps['onClick']>(
      (event) => {
        if (event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return;
        event.preventDefault?.();
        setOpener(event.currentTarget);
        change(true);
      },
      [change],
    );
    useTourBookingHandle(ref, held, () => ({
      open() {
        setOpener(null);
        change(true);
      },
      close: () => change(false),
    }));
    const dialog = (
      <SafeDialog
        options={options}
        isOpen={isOpen}
        onClose={() => change(false)}
        opener={opener}
        onFailed={held.failed}
      >
        <InlineBooking held={held} options={options} />
      </SafeDialog>
    );
    return (
      <>
        {trigger?.({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick })}
        {isolate ? <Isolated>{dialog}</Isolated> : dialog}
      </>
    );
  });
