import { keyProblem } from '../api/key.ts';
import { type AskLists, listsOf } from '../api/lists.ts';
import type { TourClient } from '../api/tours.ts';
import { createLeasingLists, createLeasingTours } from '../api/tours.ts';
import type { ManagedTour } from '../booking/changeSteps.ts';
import type { BookingSettings } from '../core/settings.ts';
import { parseLocalDateTime } from '../time/values.ts';
import { readCountSettings } from './countSettings.ts';
import { type FormSettings, readFormSettings } from './formSettings.ts';
import type { Host } from './host.ts';
import { isLink, isOwnOrigin } from './links.ts';
import { createOptionReader, isNothing, type OptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { readPlacementSettings } from './placementSettings.ts';
import { serviceIdentity } from './serviceIdentity.ts';
import { asAttributes, unreadNames } from './unreadNames.ts';
import { readViewSettings, type ViewSettings } from './viewSettings.ts';

/** The options after reading: typed and with defaults. */
export interface Settings extends BookingSettings, ViewSettings, FormSettings {
  readonly privacyUrl: string | undefined;
  readonly mailPromise: string | undefined;
  /** Lines of the integrator's own for a booked tour, each once. */
  readonly expect: readonly string[];
}

/** What was read, and one sentence for each wrong option. */
export interface SettingsResult {
  readonly settings: Settings;
  readonly problems: readonly string[];
}

/**
 * Reads the options. Every wrong one is named in one sentence that says what was given and what to give, and falls back
 * to its default; without a group or an address there is no `scope`, and nothing is asked. Never throws.
 */
export function readSettings(options: TourBookingOptions, host: Pick<Host, 'emit' | 'warn' | 'fetch'>): SettingsResult {
  const reader = createOptionReader();
  const { text, checked, whole, wrong, problems } = reader;
  const groupId = whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  if (groupId === undefined && problems.length === 0) wrong('groupId', options.groupId, 'the number of the group');
  const service = connect(options, host, reader);
  const client = service?.client;
  const view = readViewSettings(options, reader);
  // For what is wrong in them: whatever they are, the widget inside is the same.
  readPlacementSettings(options, reader);
  const canLeave = !client || client.createLead !== undefined;
  if (!canLeave && view.leads === 'on') wrong('leads', 'on', 'a `client` with `createLead` too');
  const managed = managedTourOf(options, reader);
  const settings: Settings = {
    ...view,
    leads: canLeave ? view.leads : 'off',
    // On a server there is no address of the page, and no form yet.
    ...readFormSettings(options, reader, typeof location === 'undefined' ? '' : location.search),
    scope:
      groupId === undefined || service === undefined || managed === 'wrong'
        ? undefined
        : {
            groupId,
            ...service,
            service: serviceIdentity({ ...options, fetch: options.fetch && host.fetch }),
          },
    community: whole('community', options.community, 1, Number.MAX_SAFE_INTEGER),
    campaignId: text('campaignId', options.campaignId),
    campaignInfo: text('campaignInfo', options.campaignInfo),
    privacyUrl: checked('privacyUrl', options.privacyUrl, isLink, 'an http(s) address or a path on this site'),
    mailPromise: text('mailPromise', options.mailPromise),
    expect: linesOf(options.expect, reader),
    changes: checked('changes', options.changes, isChanges, '"on" or "off"') !== 'off',
    managed: managed === 'wrong' ? undefined : managed,
    ...readCountSettings(options, reader, host),
    warn: host.warn,
  };
  const all = [...problems, ...unreadNames(options)];
  return { settings, problems: options.attributes ? all.map(asAttributes) : all };
}

const START = 'the start of the tour by the clock of the property, "2026-12-05T10:15:00"';

const isChanges = (text: string): boolean => text === 'on' || text === 'off';

/**
 * The tour to change; undefined where none was given. `wrong`: one was, and which or when it is cannot be told. Then nothing may
 * be booked in its place.
 */
function managedTourOf(
  { manage, manageStart }: TourBookingOptions,
  { whole, checked, wrong }: OptionReader,
): ManagedTour | 'wrong' | undefined {
  if (isNothing(manage) && isNothing(manageStart)) return undefined;
  const id = isNothing(manage)
    ? wrong('manage', manage, 'the number of the appointment that starts at `manageStart`')
    : whole('manage', manage, 1, Number.MAX_SAFE_INTEGER);
  const given = isNothing(manageStart)
    ? wrong('manageStart', manageStart, START)
    : checked('manageStart', manageStart, (text) => parseLocalDateTime(text) !== undefined, START);
  const start = given === undefined ? undefined : parseLocalDateTime(given);
  return id === undefined || start === undefined ? 'wrong' : { id, start };
}

function linesOf(given: unknown, { wrong }: OptionReader): readonly string[] {
  const list: readonly unknown[] =
    typeof given === 'string' ? given.split(/[|\n]/) : Array.isArray(given) ? given : given ? [given] : [];
  const lines = list.map((line) =>
    typeof line === 'string' ? line.trim() : (wrong('expect', line, 'lines of text') ?? ''),
  );
  return [...new Set(lines)].filter((line) => line !== '');
}

interface Service {
  readonly client: TourClient;
  readonly lists: AskLists;
}

const ADDRESS = 'the http(s) address of the leasing service, or a path on this site';

/** What a client of the integrator's has at least. */
const CALLS = [
  'getWidgetConfiguration',
  'getOfficeHours',
  'getAvailability',
  'bookTour',
] as const satisfies readonly (keyof TourClient)[];
const isClient = (client: Partial<TourClient>): boolean =>
  typeof client === 'object' && CALLS.every((name) => typeof client[name] === 'function');

function connect(
  options: TourBookingOptions,
  host: Pick<Host, 'fetch'>,
  { text, wrong }: OptionReader,
): Service | undefined {
  const { client, preloaded } = options;
  if (client)
    return isClient(client)
      ? { client, lists: listsOf(client) }
      : wrong('client', client, `an object with the calls of TourClient: ${CALLS.join(', ')}`);
  const key = text('publicKey', options.publicKey);
  if (options.fetch !== undefined && options.fetch !== null && typeof options.fetch !== 'function')
    return wrong('fetch', options.fetch, 'a function like the global fetch');
  const api = typeof options.api === 'string' ? options.api.trim() : '';
  if (!isLink(api)) return wrong('api', options.api, ADDRESS);
  if (typeof options.allows === 'function' && !options.allows(api))
    return wrong('api', api, 'one of the addresses that `allowed-apis` of the script tag names');
  const problem = key === undefined ? undefined : keyProblem(key);
  // A secret that slipped into a page must not stand whole in its log as well.
  if (key !== undefined && problem !== undefined) return wrong('publicKey', `${key.slice(0, 3)}…`, problem);
  const transport = { baseUrl: api, key, fetch: options.fetch && host.fetch, preloaded };
  // The lists want a key, or a proxy of this site that adds one.
  const hasKey = key !== undefined || isOwnOrigin(api);
  return { client: createLeasingTours(transport), lists: hasKey ? createLeasingLists(transport) : {} };
}
