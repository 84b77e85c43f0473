import type { TourEvents } from '../core/events.ts';
import type { TourBookingOptions } from '../options/options.ts';
import type { Mount } from './createMount.ts';

/** What `mount` and `open` of the page's global give. */
export interface Handle {
  /** Opens the dialog; does nothing where the widget is inline. */
  readonly open: () => void;
  readonly close: () => void;
  /** Changes options; what is not named stays as it is. */
  readonly update: (options: Partial<TourBookingOptions>) => void;
  /** Takes the widget off the page: its element shows its fallback again, one that `open` made goes. */
  readonly destroy: () => void;
}

/** What a page calls. */
export interface PageFunctions {
  /**
   * Puts the widget into `target`, in the mode the options say. A target holds one widget: mounting again takes the place of the
   * one before. Throws a TypeError where `target` is no element that can hold a widget.
   */
  readonly mount: (target: HTMLElement, options: TourBookingOptions) => Handle;
  /** Opens the widget in a dialog, in an element of its own at the end of the page. */
  readonly open: (options: TourBookingOptions) => Handle;
}

/** A dialog that stands in a page, open or not. */
export interface ShownDialog {
  /** `opener` gets the focus back. */
  readonly open: (opener: HTMLElement | null) => void;
  readonly close: () => void;
  readonly update: (options: TourBookingOptions) => void;
  readonly destroy: () => void;
}

/** What opens the widget over a page. */
export interface DialogChunk {
  /** Puts a dialog with the widget into `place`, which is empty; it is closed. */
  readonly showDialog: (place: Element, options: TourBookingOptions) => ShownDialog;
  /** The words of the next free time, for the button on the page; undefined where there is none. */
  readonly nextFreeTime: (options: TourBookingOptions) => Promise<string | undefined>;
}

/** What `main.js` exports. */
export interface MainFile {
  readonly mount: Mount;
  readonly loadDialogChunk: () => Promise<DialogChunk>;
}

/** Why a file did not come. */
export type LoadFailure = Extract<TourEvents['failed'], { readonly code: string }>['code'];

/** `window.TourBooking`: the loader's own, whose `mount` and `open` wait for these. */
interface PageGlobal extends PageFunctions, EventListenerObject {
  /** Loads `main.js`, once; where it does not come in time each element is told, and this gives the code. */
  readonly load: (file: 'main.js') => Promise<MainFile | LoadFailure>;
  readonly give: (functions: PageFunctions) => void;
  /** Whether an element may have its service there. */
  readonly allows: (api: string) => boolean;
  /** The last press on the page before anything could open. */
  press?: Event | undefined;
}

declare const window: { readonly TourBooking: PageGlobal };

/** The page's global; whatever asks was loaded by the loader. */
export const pageGlobal = (): PageGlobal => window.TourBooking;
