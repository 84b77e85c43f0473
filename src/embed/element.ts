import { attributes } from '../options/optionNames.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { optionsOf } from './attributes.ts';
import type { Mount, Mounted } from './createMount.ts';
import { elementHandlers, TAG } from './elementHandlers.ts';

/** What a door adds to every element: its way to the service. */
export type ElementDefaults = Pick<TourBookingOptions, 'preloaded' | 'allows'>;

/**
 * Defines `<tour-booking>` by what `mount` shows. Once per page: a second call, or a second copy of the script, changes nothing. Elements may
 * come, go and come back; each has a widget of its own.
 */
export function defineElement(mount: Mount, defaults: ElementDefaults): void {
  if (customElements.get(TAG)) return;
  customElements.define(TAG, elementClass(mount, defaults));
}

const elementClass = (mount: Mount, defaults: ElementDefaults) =>
  class TourBookingElement extends HTMLElement {
    static readonly observedAttributes: readonly string[] = attributes.map(([, name]) => name);

    #mounted: Mounted | null = null;

    connectedCallback(): void {
      this.#mounted ??= mount(this, this.#options());
    }

    /** Waits a moment: page builders move elements about, and a visitor's answers must not go for that. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#mounted?.destroy();
        this.#mounted = null;
      });
    }

    attributeChangedCallback(): void {
      this.#mounted?.update(this.#options());
    }

    #options(): TourBookingOptions {
      return { ...defaults, ...optionsOf(this), ...elementHandlers(this), onWarning: (message) => this.#warn(message) };
    }

    #warn(message: string): void {
      // The site owner looks into the console when the widget does not do what the attributes say.
      // biome-ignore lint/suspicious/noConsole: said once per problem, to the integrator, and holds nothing of the visitor
      console.warn(message, this);
    }
  };
