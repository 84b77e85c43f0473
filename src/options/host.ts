import { pushTo } from '../analytics/dataLayer.ts';
import { callSafely } from '../core/callSafely.ts';
import type { Emit } from '../core/events.ts';
import { emitTo } from '../core/parts/hostEvents.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import type { Door } from './door.ts';
import { asAttributes } from './misspelledNames.ts';
import { type OptionReader, switchIn } from './optionReader.ts';
import { tellIntegrator } from './tellIntegrator.ts';

/** The host page, as the booking knows it. Its functions stay the same for the whole life of the booking, and read the newest options. */
export interface Host {
  /** The newest options. */
  readonly options: () => TourBookingOptions;
  /** Calls the newest handler of an event. What it throws is reported and stops nothing. */
  readonly emit: Emit;
  /** Tells the integrator of a problem. Says each sentence once; on an element, options have the names of their attributes. */
  readonly warn: (message: string) => void;
  /** Calls the newest `fetch` of the options. */
  readonly fetch: typeof fetch;
  readonly setOptions: (options: TourBookingOptions) => void;
  /** What the way in adds to the options. */
  readonly door: Door;
}

export function createHost(first: TourBookingOptions, door: Door = {}): Host {
  let options = first;
  const told = new Set<string>();
  return {
    options: () => options,
    emit: (name, detail) => emitTo(options)(name, detail),
    warn(sentence) {
      const message = door.element ? asAttributes(sentence) : sentence;
      if (told.has(message)) return;
      told.add(message);
      tellIntegrator(options.onWarning, message);
    },
    fetch(...call) {
      if (typeof options.fetch !== 'function')
        throw new Error('tour-booking: the option `fetch` was taken away while the widget was in use.');
      return options.fetch(...call);
    },
    setOptions(newest) {
      options = newest;
    },
    door,
  };
}

/**
 * Tells each event to the data layer, if the options name one, and then to the host. A list is read from the newest options. A wrong
 * `dataLayer` is reported to `reader`.
 */
export function emitOf(
  { dataLayer: given }: Pick<TourBookingOptions, 'dataLayer'>,
  reader: OptionReader,
  { emit, warn, options }: Pick<Host, 'emit' | 'warn' | 'options'>,
): Emit {
  const dataLayer = dataLayerOf(given, reader);
  if (dataLayer === undefined) return emit;
  const newest = (): unknown => {
    const list = options().dataLayer;
    return Array.isArray(list) ? list : dataLayer;
  };
  const push = pushTo(typeof dataLayer === 'string' ? dataLayer : newest, warn);
  return (name, detail) => {
    // First, because a handler may lead the visitor to another page.
    callSafely(() => push(name, detail));
    emit(name, detail);
  };
}

/** The global that `dataLayer: 'on'` names. */
const STANDARD = 'dataLayer';

/** A list, or the name of a global list. Undefined when none is wanted. */
function dataLayerOf(given: unknown, { wrong, text }: OptionReader): unknown[] | string | undefined {
  if (Array.isArray(given)) return given;
  const isOn = switchIn(given ?? false);
  if (isOn !== undefined) return isOn ? STANDARD : undefined;
  const name = text('dataLayer', given);
  return name === undefined || /^[A-Za-z_$][\w$]*$/.test(name)
    ? name
    : wrong('dataLayer', given, '"on", "off" or the name of a global such as "dataLayer"');
}
