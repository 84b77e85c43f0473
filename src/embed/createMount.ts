import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import { DoorContext, NO_DOOR } from '../screenParts/doorContext.ts';
import { isWide, WideGuessContext } from '../screenParts/useWide.ts';
import { shadowFor } from '../theme/shadowHost.ts';

/** A widget in a page. */
export interface Mounted {
  /** Changes the given options. The others stay as they are. */
  readonly update: (options: Partial<TourBookingOptions>) => void;
  /** Removes the widget. Its element shows its fallback again. */
  readonly destroy: () => void;
}

/**
 * Shows the widget inside `target`, in a shadow root. The children of `target` are the fallback: hidden while the widget is there, shown
 * again after `destroy`. A target holds one widget. After `destroy`, its functions do nothing. Throws a TypeError when `target` cannot
 * hold a widget.
 */
export type Mount = (target: HTMLElement, options: TourBookingOptions, door?: Door) => Mounted;

/** Where React renders the widget. */
type Place = Pick<Root, 'render' | 'unmount'>;

/** A place with the nodes of a server, in one of the two layouts. */
export interface TakenPlace extends Place {
  readonly wide: boolean;
}

/** Takes over the widget that a server has rendered in `shadow`. Undefined where there is none; resolves to undefined where it cannot be kept. */
export type Hydrate = (
  shadow: ShadowRoot,
  options: TourBookingOptions,
  door: Door,
) => Promise<TakenPlace | undefined> | undefined;

/** Makes a `mount` that shows `Widget`. */
export function createMount(Widget: ComponentType<TourBookingOptions>, hydrate?: Hydrate): Mount {
  return (target, options, door = NO_DOOR) => {
    const widthNow = (): number => target.getBoundingClientRect().width;
    const before = widthNow();
    const shadow = shadowFor(target);
    // Now the element is an empty block. If that made it narrower, its parent fits its content, and the width of the widget is unknown,
    // as without layout.
    const now = widthNow();
    let wide = now < before || !now ? undefined : isWide(target, now);
    let root: Place | undefined;
    let current = options;
    let gone = false;
    const render = (): void =>
      root?.render(
        createElement(
          WideGuessContext.Provider,
          { value: wide },
          createElement(DoorContext.Provider, { value: door }, createElement(Widget, { id: target.id, ...current })),
        ),
      );
    const begin = (taken?: TakenPlace): void => {
      if (gone) return;
      if (taken) wide = taken.wide;
      const place = document.createElement('div');
      if (!taken) shadow.replaceChildren(place);
      root = taken ?? createRoot(place);
      render();
      // The first render shows the same as the server. The second one shows the core, if that is there.
      if (taken) render();
    };
    const hydrating = hydrate?.(shadow, options, door);
    if (hydrating) void hydrating.then(begin);
    else begin();
    return {
      update(changes) {
        if (gone) return;
        current = { ...current, ...changes };
        render();
      },
      destroy() {
        if (gone) return;
        gone = true;
        root?.unmount();
        shadow.replaceChildren(document.createElement('slot'));
      },
    };
  };
}
