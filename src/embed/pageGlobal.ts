import type { LinksFile } from '../features/links/linksFile.ts';
import type { ButtonTime, ButtonWatch } from '../launcher/buttonTime.ts';
import type { Chunk, LoadFailure } from '../loading/chunk.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import type { Mount } from './createMount.ts';

/** Controls a widget that `mount` or `open` of `window.TourBooking` made. */
export interface Handle {
  /** Opens the dialog. Does nothing if the widget is inline. */
  readonly open: () => void;
  readonly close: () => void;
  /** Changes the given options. The others stay as they are. */
  readonly update: (options: Partial<TourBookingOptions>) => void;
  /** Removes the widget from the page. Its element shows its fallback again. An element that `open` made is removed. */
  readonly destroy: () => void;
}

/** The functions of `window.TourBooking`. */
export interface PageFunctions {
  /**
   * Puts the widget into `target`, in the `mode` of the options. A target holds one widget: a second call replaces the first widget. Throws
   * a TypeError if `target` cannot hold a widget.
   */
  readonly mount: (target: HTMLElement, options: TourBookingOptions) => Handle;
  /** Opens the widget in a dialog. For this it adds an element at the end of the page. */
  readonly open: (options: TourBookingOptions) => Handle;
}

/** A dialog in the page, open or closed. */
export interface ShownDialog {
  /** `opener` gets the focus back. */
  readonly open: (opener: HTMLElement | null) => void;
  readonly close: () => void;
  readonly setOptions: (options: TourBookingOptions) => void;
  /** See `watchButton` of the launcher. Undefined when its file did not load. */
  readonly watchButton: (onTime: (time: ButtonTime) => void) => Promise<ButtonWatch | undefined>;
  readonly destroy: () => void;
}

/** The dialog chunk of the script tag. It loads when a dialog is first wanted. */
export interface DialogChunk {
  /** Puts a closed dialog with the widget into `place`, which must be empty. */
  readonly showDialog: (place: Element, options: TourBookingOptions, onClose: () => void, door: Door) => ShownDialog;
}

/** What `main.js` exports. */
export interface MainFile {
  readonly mount: Mount;
  readonly dialogChunk: Chunk<DialogChunk>;
  readonly linksChunk: Chunk<LinksFile>;
}

/** `window.TourBooking`, made by the loader. Its `mount` and `open` wait until the launcher gives the real ones. */
interface PageGlobal extends PageFunctions, EventListenerObject {
  readonly mount: (target: HTMLElement, options: TourBookingOptions, door?: Door) => Handle;
  /** Loads `main.js` once. If it fails or takes too long, the loader tells each element, and this resolves with the code. */
  readonly load: (file: 'main.js') => Promise<MainFile | LoadFailure>;
  readonly give: (functions: PageFunctions) => void;
  /** Whether elements may use the service at `api`. */
  readonly allows: (api: string) => boolean;
  /** The last press on the page before the launcher was loaded. */
  press?: Event | undefined;
  /** The element of that press, also in a shadow root. */
  pressed?: EventTarget | undefined;
}

declare const window: { readonly TourBooking: PageGlobal };

/** The page's global. It exists: the loader loads every file that calls this. */
export const pageGlobal = (): PageGlobal => window.TourBooking;
