import {
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useState,
} from 'react';
import { SafeDialog } from '../launcher/SafeDialog.tsx';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { switchIn } from '../options/optionReader.ts';
import type { NamesService } from '../options/options.ts';
import { useHeldBooking } from './heldBooking.ts';
import { InlineBooking } from './InlineBooking.tsx';
import { Isolated } from './Isolated.tsx';
import { type TourBookingHandle, useTourBookingHandle } from './tourBookingHandle.ts';
import { usePageLocale } from './usePageLocale.ts';

/** The props of the trigger. */
export interface DialogTriggerProps {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  /** Opens the dialog in place of following a link. A press with Ctrl, Shift, Alt or ⌘ is left to the browser. */
  readonly onClick: (event: DialogTriggerEvent) => void;
}

/** The part of a press that `onClick` reads. React's event has it, and so has the browser's. */
export interface DialogTriggerEvent
  extends Partial<Pick<MouseEvent, 'preventDefault' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>> {
  readonly currentTarget: HTMLElement;
}

/** The options of `TourBookingDialog`: those of `TourBooking` without the ones about its place, and the trigger of the dialog. */
export interface TourBookingDialogOptions
  extends Omit<TourBookingOptions, 'mode' | 'loading' | 'buttonLabel' | 'buttonCorner'> {
  /** Renders the trigger: your own button or link with these props. It shows where you put the component. */
  readonly trigger?: ((props: DialogTriggerProps) => ReactNode) | undefined;
  /** Whether the dialog is open, if your own state decides it. `onOpenChange` then gets what the visitor wants. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The props of `TourBookingDialog`: its options, with the leasing service named by `api`, `edge` or `client`. */
export type TourBookingDialogProps = NamesService<TourBookingDialogOptions>;

/**
 * The widget in a modal dialog. The widget is made when the dialog opens for the first time. It stays while the dialog is closed, with what
 * the visitor typed. On closing, the focus goes back to the trigger, or to the element that had it before.
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
        {switchIn(isolate) ? <Isolated>{dialog}</Isolated> : dialog}
      </>
    );
  });
