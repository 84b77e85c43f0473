import { eventNames, handlerOf, type TourEventName, type TourEvents } from '../core/events.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { attributes, switches } from '../options/optionNames.ts';
import { shown } from '../options/optionReader.ts';
import { HTML_MARK } from '../theme/shadowHost.ts';
import { optionsOf } from './attributes.ts';
import type { Mount, Mounted } from './createMount.ts';

/** The name of the element, and the first part of its events. */
export const TAG = 'tour-booking';

/** Handlers that dispatch each event on `element` as `tour-booking:<name>`. It bubbles, also out of shadow roots. */
export function elementHandlers(element: HTMLElement): Partial<TourBookingOptions> {
  const send = <Name extends TourEventName>(name: Name) =>
    [
      handlerOf(name),
      (detail: TourEvents[Name]) =>
        // The page hears of a booking even when it ends after the element was removed.
        (element.isConnected ? element : element.ownerDocument).dispatchEvent(
          new CustomEvent(`${TAG}:${name}`, { detail, bubbles: true, composed: true }),
        ),
    ] as const;
  return Object.fromEntries(eventNames.map((name) => send(name)));
}

/** Whether there are custom elements. Some pages have removed them, and scripts of browser extensions have none. */
export const hasCustomElements = (): boolean => Boolean(globalThis.customElements);

/**
 * Defines `<tour-booking>`, which shows its widget by `mount`. Once per page: a second call, or a second copy of the script, changes
 * nothing. Elements may come, go and come back. Each has a widget of its own. Without custom elements the fallback stays.
 */
export function defineElement(mount: Mount): void {
  if (!hasCustomElements()) {
    // biome-ignore lint/suspicious/noConsole: the integrator would see no other sign
    console.warn(`tour-booking: this page has no custom elements, so <${TAG}> keeps its fallback`);
    return;
  }
  if (customElements.get(TAG)) return;
  customElements.define(TAG, elementClass(mount));
}

function elementClass(mount: Mount): CustomElementConstructor {
  class TourBookingElement extends HTMLElement {
    static readonly observedAttributes: readonly string[] = attributes.map(([, name]) => name);

    #mounted: Mounted | null = null;

    connectedCallback(): void {
      this.#takeSwitches();
      const isParsing = document.readyState === 'loading';
      // The HTML of a server is whole when its <noscript> is there.
      if (!isParsing || !this.hasAttribute(HTML_MARK) || this.shadowRoot?.querySelector('noscript'))
        this.#mounted ??= mount(this, this.#options(), { element: this });
      // The parser has not come to the children yet.
      if (isParsing) document.addEventListener('DOMContentLoaded', () => this.#parsed(), { once: true });
    }

    /** Waits a moment: page builders move elements, and that must not lose a visitor's answers. */
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

    /** A property that was set before the element was defined hides the one of the class. */
    #takeSwitches(): void {
      for (const [name] of switches) {
        const set = Object.getOwnPropertyDescriptor(this, name);
        if (set && Reflect.deleteProperty(this, name)) Reflect.set(this, name, set.value);
      }
    }

    #parsed(): void {
      if (this.isConnected) this.connectedCallback();
      this.attributeChangedCallback();
    }

    #options(): TourBookingOptions {
      return { ...optionsOf(this), ...elementHandlers(this), onWarning: (message) => this.#warn(message) };
    }

    #warn(message: string): void {
      // A site owner looks into the console when an attribute does not work.
      // biome-ignore lint/suspicious/noConsole: said once per problem, to the integrator, and says nothing about the visitor
      console.warn(message, this);
    }
  }
  for (const [name, attribute] of switches) defineSwitch(TourBookingElement.prototype, name, attribute);
  return TourBookingElement;
}

/**
 * Lets a framework set a switch as a property, as Vue, Svelte and React do where there is one: no value of an attribute is a no. The
 * property is the attribute.
 */
function defineSwitch(prototype: HTMLElement, name: string, attribute: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(attribute) ?? undefined;
    },
    set(this: HTMLElement, value: unknown) {
      if (value === undefined || value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, typeof value === 'object' ? shown(value) : String(value));
    },
  });
}
