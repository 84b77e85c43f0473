import { CLICK_IDS } from '../analytics/attribution.ts';
import { pushTo } from '../analytics/dataLayer.ts';
import type { DiscoverySources } from '../analytics/attribution.ts';
import { callHost } from '../core/hostEvents.ts';
import type { BookingSettings } from '../core/settings.ts';
import { flagOf } from './flagOf.ts';
import type { Host } from './host.ts';
import type { OptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';

/** The options for whoever counts visitors and tours. */
export type CountSettings = Pick<BookingSettings, 'attribution' | 'discoverySources' | 'elementId' | 'emit'>;

const STANDARD = 'dataLayer';

/** Reads them; each wrong one is named by `reader`, and left out. */
export function readCountSettings(
  options: TourBookingOptions,
  reader: OptionReader,
  { emit, warn }: Pick<Host, 'emit' | 'warn'>,
): CountSettings {
  const dataLayer = dataLayerOf(options.dataLayer, reader);
  const attribution = flagOf('attribution', options.attribution, false, reader);
  const discoverySources = sourcesOf(options.discoverySources, reader);
  if (discoverySources.size > 0 && !attribution)
    reader.wrong('discoverySources', options.discoverySources, '`attribution` with it, which it is looked up by');
  const push = dataLayer === undefined ? undefined : pushTo(dataLayer, warn);
  return {
    attribution,
    discoverySources,
    elementId: reader.text('id', options.id),
    emit(name, detail) {
      // First, because a handler may lead the visitor to another page.
      if (push) callHost(() => push(name, detail));
      emit(name, detail);
    },
  };
}

/** A list, or the name of the global that is one. */
function dataLayerOf(given: unknown, { wrong, text }: OptionReader): unknown[] | string | undefined {
  if (Array.isArray(given)) return given;
  const name = typeof given === 'boolean' ? String(given) : given === '' ? 'on' : text('dataLayer', given);
  if (name === undefined || name === 'off' || name === 'false') return undefined;
  if (name === 'on' || name === 'true') return STANDARD;
  return /^[A-Za-z_$][\w$]*$/.test(name)
    ? name
    : wrong('dataLayer', given, '"on", "off" or the name of a global such as "dataLayer"');
}

const WANTED = `sources with their codes such as "google=80", by \`utm_source\`, ${CLICK_IDS.join(', ')} or the host of the page before`;

function sourcesOf(given: unknown, { wrong }: OptionReader): DiscoverySources {
  const sources = new Map<string, number>();
  const pairs: readonly (readonly [string, unknown])[] =
    typeof given === 'string'
      ? given.split(',').flatMap((pair) => (pair.trim() === '' ? [] : [pairOf(pair)]))
      : typeof given === 'object' && given !== null
        ? Object.entries(given)
        : [];
  if (pairs.length === 0 && given !== undefined && given !== null && given !== '')
    wrong('discoverySources', given, WANTED);
  for (const [name, code] of pairs) {
    const source = name.trim().toLowerCase();
    const number = typeof code === 'string' && code.trim() !== '' ? Number(code) : code;
    if (source !== '' && typeof number === 'number' && Number.isSafeInteger(number) && number > 0)
      sources.set(source, number);
    else wrong(source === '' ? 'discoverySources' : `discoverySources.${source}`, code, WANTED);
  }
  return sources;
}

function pairOf(text: string): readonly [string, string] {
  const [name = '', ...code] = text.split('=');
  return [name, code.join('=')];
}
