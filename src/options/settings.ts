import { CLICK_IDS, type DiscoverySources } from '../analytics/attribution.ts';
import { type Answers, type FieldKey, fieldNamed, readAnswer } from '../booking/answers.ts';
import type { ManagedTour } from '../booking/changeSteps.ts';
import { mayBeFilledIn } from '../booking/consent.ts';
import { MOST_RESIDENTS } from '../booking/typedText.ts';
import type { BookingSettings, Prefetch } from '../core/bookingSettings.ts';
import { controlOf } from '../form/controls.ts';
import { type FieldMode, type FieldSetting, type FieldSettings, settingOf } from '../form/fieldModes.ts';
import { dayOf, type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { readLines, readNextStep } from './afterBooking.ts';
import { type AgentSetting, readAgentOption } from './agentOption.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { connect, lookUpOf } from './connect.ts';
import { RENTS, readHomesOption } from './homesOption.ts';
import { emitOf, type Host } from './host.ts';
import { serviceIdentity, storedService } from './identity.ts';
import { isLink, LINK_WANTED } from './links.ts';
import { misspelledNames } from './misspelledNames.ts';
import { createOptionReader, isNothing, listOf, type OptionReader, partsOf } from './optionReader.ts';
import { readPlacementSettings } from './placementSettings.ts';
import { readTourKinds } from './tourKindsOption.ts';
import { readViewSettings, type ViewSettings } from './viewSettings.ts';
import { readWaitlistOption, type WaitlistSetting } from './waitlistOption.ts';

/** The options about the form and its answers. */
export interface FormSettings {
  readonly fields: FieldSettings;
  /** The answers that the form opens with. */
  readonly prefill: Partial<Answers>;
  /** The fields whose preset the visitor sees but cannot change. */
  readonly locked: readonly FieldKey[];
  /** Presets of locked and of hidden fields. They win over every other answer. */
  readonly fixed: Partial<Answers>;
  readonly remember: BookingSettings['remember'];
}

/** The options as the widget has read them: checked, typed and with defaults. */
export interface Settings extends BookingSettings, ViewSettings, FormSettings {
  readonly privacyUrl: string | undefined;
  /** Who sends the text messages that the form asks consent to. */
  readonly smsSender: string | undefined;
  readonly smsTermsUrl: string | undefined;
  /** The line below the button that books. Undefined: the widget's own words. `off`: no line. */
  readonly reassurance: string | undefined;
  readonly emailNote: string | undefined;
  /** The integrator's page on which a visitor changes a tour by a link. */
  readonly manageUrl: string | undefined;
  /** The agent who shows a visitor around, if the integrator names one. */
  readonly agent: AgentSetting | undefined;
  /** The waitlist. Undefined where there is none. */
  readonly waitlist: WaitlistSetting | undefined;
  /** Whether assistants get tools, and their links open the form. */
  readonly assistants: boolean;
}

/** The settings, and one sentence for each wrong option. */
export interface SettingsResult {
  readonly settings: Settings;
  readonly problems: readonly string[];
}

/**
 * Reads the options. Each wrong one falls back to its default and gets one sentence: what was given, and what to give. Without a group or
 * an address there is no `scope`, and the widget asks for nothing. Never throws.
 */
export function readSettings(options: TourBookingOptions, host: Omit<Host, 'setOptions'>): SettingsResult {
  const reader = createOptionReader();
  const { text, checked, flag, whole, wrong, problems } = reader;
  const groupId = whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  if (groupId === undefined && problems.length === 0) wrong('groupId', options.groupId, 'the number of the group');
  const service = connect(options, host, reader);
  const client = service?.client;
  const view = readViewSettings(options, reader);
  // Read only to report their problems: the widget itself is the same wherever it shows.
  readPlacementSettings(options, reader);
  flag('isolate', options.isolate, false);
  const initialSlot = timeOf('initialSlot', options.initialSlot, 'a time such as "2026-12-05T10:15:00"', reader);
  const attribution = flag('attribution', options.attribution, false);
  const discoverySources = sourcesOf(options.discoverySources, reader);
  if (discoverySources.size > 0 && !attribution)
    wrong('discoverySources', options.discoverySources, '`attribution` with it, which finds the source');
  const canLeave = !client || client.createLead !== undefined;
  if (!canLeave && view.leads === 'on') wrong('leads', 'on', 'a `client` with `createLead` too');
  const managed = managedTourOf(options, reader);
  const agent = readAgentOption(options.agent, reader);
  if (agent && 'id' in agent && service && !service.agent)
    wrong('agent', agent.id, '`publicKey` with it, an `api` on this site, or a `client` with `getAgent`');
  const homes = view.hasHomes ? readHomesOption(options, reader) : undefined;
  if (homes && service && !service.homes && (homes.searches || homes.offered.some(({ label }) => label === '')))
    wrong('homes', options.homes, '`publicKey` with it, an `api` on this site, or a `client` with `getListing`');
  const kinds = readTourKinds(options, reader);
  const [instructions, nextStep] = [
    readLines('instructions', options.instructions, reader),
    readNextStep('nextStep', options.nextStep, reader),
  ];
  const settings: Settings = {
    ...view,
    leads: canLeave ? view.leads : 'off',
    kinds,
    homes,
    rents: reader.oneOf('rents', options.rents, RENTS, undefined),
    // On a server there is no address of the page, and no form yet.
    ...readFormSettings(options, reader, typeof location === 'undefined' ? '' : location.search),
    scope:
      groupId === undefined || service === undefined || managed === 'wrong'
        ? undefined
        : {
            groupId,
            ...service,
            service: serviceIdentity(options),
          },
    prefetch: prefetchOf(options, reader),
    storedAs: storedService(options),
    community: whole('community', options.community, 1, Number.MAX_SAFE_INTEGER),
    campaignId: text('campaignId', options.campaignId),
    campaignInfo: text('campaignInfo', options.campaignInfo),
    privacyUrl: checked('privacyUrl', options.privacyUrl, isLink, LINK_WANTED),
    smsSender: text('smsSender', options.smsSender),
    smsTermsUrl: checked('smsTermsUrl', options.smsTermsUrl, isLink, LINK_WANTED),
    reassurance: text('reassurance', options.reassurance),
    emailNote: text('emailNote', options.emailNote),
    agent,
    waitlist: readWaitlistOption(options, host, reader),
    assistants: flag('assistants', options.assistants, false),
    instructions: kinds?.chosen?.instructions ?? instructions,
    nextStep: kinds?.chosen?.nextStep ?? nextStep,
    changes: flag('changes', options.changes, true),
    initialDay: initialSlot === undefined ? view.initialDay : dayOf(initialSlot),
    initialSlot,
    resetAfter: whole('resetAfter', options.resetAfter, 10, 3600),
    managed: managed === 'wrong' || managed === FROM_LINK ? undefined : managed,
    managesByLink: managed === FROM_LINK,
    manageUrl: checked('manageUrl', options.manageUrl, isLink, LINK_WANTED),
    attribution,
    discoverySources,
    elementId: text('id', options.id),
    lookUp: lookUpOf(options.lookUp, host, reader, service?.edge),
    emit: emitOf(options, reader, host),
    warn: host.warn,
  };
  return { settings, problems: [...problems, ...misspelledNames(options, host.door)] };
}

/** The options that name the groups of a widget. */
export type GroupOptions = Pick<TourBookingOptions, 'groupId' | 'tourKinds' | 'manage' | 'manageStart'>;

/** The groups that a widget with `options` books tours of. */
export const groupsIn = (options: GroupOptions): readonly number[] => [
  Number(options.groupId),
  ...(readTourKinds(options, createOptionReader())?.offered ?? []).map(({ groupId }) => groupId),
];

const PREFETCH: readonly Prefetch[] = ['view', 'touch', 'off'];

/** With a key each call costs a preflight, so none is sent for a visitor who only looks. */
function prefetchOf({ prefetch, publicKey }: TourBookingOptions, { oneOf }: OptionReader): Prefetch {
  const known = oneOf('prefetch', prefetch, PREFETCH, 'view');
  return known === 'view' && !isNothing(publicKey) ? 'touch' : known;
}

const START = 'the start of the tour by the clock of the property, "2026-12-05T10:15:00"';

/** The link that the visitor followed names the tour. */
const FROM_LINK = 'from-link';

/**
 * The tour to change. Undefined when none was given. `wrong` when one was given without a readable number or start: then nothing may be
 * booked in its place.
 */
function managedTourOf(
  { manage, manageStart, edge, timeZone }: TourBookingOptions,
  reader: OptionReader,
): ManagedTour | typeof FROM_LINK | 'wrong' | undefined {
  const { whole, wrong } = reader;
  const isFromLink = typeof manage === 'string' && manage.trim() === FROM_LINK;
  if (isFromLink && !isNothing(edge) && !isNothing(timeZone)) return FROM_LINK;
  if (isFromLink) return wrong('manage', manage, '`edge` and `timeZone` with it') ?? 'wrong';
  if (!isNothing(manage) && !isNothing(edge)) return wrong('manage', manage, '"from-link" with `edge`') ?? 'wrong';
  if (isNothing(manage) && isNothing(manageStart)) return undefined;
  const id = isNothing(manage)
    ? wrong('manage', manage, 'the number of the appointment that starts at `manageStart`')
    : whole('manage', manage, 1, Number.MAX_SAFE_INTEGER);
  const start = isNothing(manageStart)
    ? wrong('manageStart', manageStart, START)
    : timeOf('manageStart', manageStart, START, reader);
  return id === undefined || start === undefined ? 'wrong' : { id, start };
}

/** A time by the property's clock. */
function timeOf(name: string, given: unknown, wanted: string, { checked }: OptionReader): LocalDateTime | undefined {
  const text = checked(name, given, (value) => parseLocalDateTime(value) !== undefined, wanted);
  return text === undefined ? undefined : parseLocalDateTime(text);
}

const FIELD_MODES: readonly FieldMode[] = ['hidden', 'optional', 'required'];
/** The prefix of a field's name in the address of the page. */
const IN_ADDRESS = 'tour_';

/**
 * Reads the options about the form. Each wrong one is reported to `reader` and left out. `search`: the query of the page's address.
 * @internal
 */
export function readFormSettings(options: TourBookingOptions, reader: OptionReader, search: string): FormSettings {
  const fields: FieldSettings = byField(
    Object.entries(rightParts(reader, 'fields', options.fields, isSetting, FIELDS_WANTED)),
  );
  const presets = rightParts(reader, 'prefill', options.prefill, isPreset, PRESETS_WANTED);
  const prefill: Partial<Answers> = {
    ...(reader.flag('prefillFromUrl', options.prefillFromUrl, false) ? fromAddress(search, fields) : {}),
    ...answersIn(Object.entries(presets)),
  };
  const locked = lockedOf(options.lockedFields, prefill, reader);
  const fixed = answersIn(
    Object.entries(prefill).filter(([name]) => {
      const key = fieldNamed(name);
      return key !== undefined && (locked.includes(key) || settingOf(fields, key).mode === 'hidden');
    }),
  );
  return { fields, prefill, locked, fixed, remember: rememberOf(options.remember, reader) };
}

const PRESETS_WANTED = `answers by the name of their field; consent has none, other people are a list and no text, other occupants a whole number from 1 to ${MOST_RESIDENTS}`;

const FIELDS_WANTED =
  'fields by name with "hidden", "optional" or "required", or an object of `mode`, `label` and `order`';

function isSetting(name: string, given: unknown): given is FieldMode | FieldSetting {
  const isMode = (value: unknown): boolean => FIELD_MODES.some((mode) => mode === value);
  if (fieldNamed(name) === undefined) return false;
  if (typeof given !== 'object' || given === null) return isMode(given);
  const isRight: Readonly<Record<string, (value: unknown) => boolean>> = {
    mode: isMode,
    label: (value) => typeof value === 'string' && value.trim() !== '',
    order: (value) => Number.isFinite(value),
  };
  return Object.entries(given).every(([part, value]) => value === undefined || isRight[part]?.(value) === true);
}

/** The field that `name` may preset. */
function presetField(name: string): FieldKey | undefined {
  const key = fieldNamed(name);
  return key !== undefined && mayBeFilledIn(key) ? key : undefined;
}

function isPreset(name: string, given: unknown): given is Answers[FieldKey] | string {
  const key = presetField(name);
  return key !== undefined && readAnswer(key, given) !== undefined;
}

/** Values by field, whatever spelling of its name was given. */
const byField = <Value>(entries: readonly (readonly [name: string, Value])[]): Partial<Record<FieldKey, Value>> =>
  Object.fromEntries(entries.map(([name, value]) => [fieldNamed(name) ?? name, value]));

const answersIn = (entries: readonly (readonly [name: string, unknown])[]): Partial<Answers> =>
  Object.fromEntries(
    entries.flatMap(([name, given]) => {
      const key = presetField(name);
      const answer = key && readAnswer(key, given);
      return key === undefined || answer === undefined ? [] : [[key, answer]];
    }),
  );

/**
 * The answers in the address of the page. Anyone may write an address, so an unreadable answer is no mistake of the integrator, and a
 * hidden field takes nothing from it.
 */
const fromAddress = (search: string, settings: FieldSettings): Partial<Answers> =>
  answersIn(
    [...new URLSearchParams(search)].flatMap(([name, value]) => {
      const key = name.startsWith(IN_ADDRESS) ? fieldNamed(name.slice(IN_ADDRESS.length)) : undefined;
      return key === undefined || settingOf(settings, key).mode === 'hidden'
        ? []
        : [[key, withPlus(key, value)] as const];
    }),
  );

/** An address spells a space as `+`. Where a space makes no sense, in an email address and before a number, it was a plus. */
function withPlus(key: FieldKey, value: string): string {
  const control = controlOf(key);
  if (control.kind !== 'line') return value;
  if (control.type === 'email') return value.trim().replaceAll(' ', '+');
  return control.type === 'tel' ? value.replace(/^ (?=\d)/, '+') : value;
}

function lockedOf(given: unknown, prefill: Partial<Answers>, { wrong }: OptionReader): readonly FieldKey[] {
  return listOf(given).flatMap((name) => {
    const key = typeof name === 'string' ? fieldNamed(name.trim()) : undefined;
    if (key !== undefined && prefill[key] !== undefined) return [key];
    return wrong('lockedFields', name, 'names of fields that have a preset') ?? [];
  });
}

const SOURCES_WANTED = `sources with their codes such as "google=80", by \`utm_source\`, ${CLICK_IDS.join(', ')} or the host of the page before`;

function sourcesOf(given: unknown, reader: OptionReader): DiscoverySources {
  const sources = new Map<string, number>();
  for (const [name, code] of partsOf('discoverySources', given, SOURCES_WANTED, reader) ?? []) {
    const source = name.trim().toLowerCase();
    const number = typeof code === 'string' && code.trim() !== '' ? Number(code) : code;
    if (source !== '' && typeof number === 'number' && Number.isSafeInteger(number) && number > 0)
      sources.set(source, number);
    else reader.wrong(source === '' ? 'discoverySources' : `discoverySources.${source}`, code, SOURCES_WANTED);
  }
  return sources;
}

function rememberOf(given: unknown, { flagOr }: OptionReader): BookingSettings['remember'] {
  const read = flagOr('remember', given, true, 'device');
  return read === true ? 'tab' : read || 'off';
}

/** The parts of the object `given` that pass `isRight`. Each other part is reported, by `name` and its key. */
function rightParts<Part>(
  reader: OptionReader,
  name: string,
  given: unknown,
  isRight: (key: string, value: unknown) => value is Part,
  wanted: string,
): Readonly<Record<string, Part>> {
  const kept: Record<string, Part> = {};
  for (const [key, value] of partsOf(name, given, wanted, reader) ?? []) {
    if (isNothing(value)) continue;
    if (isRight(key, value)) kept[key] = value;
    else reader.wrong(`${name}.${key}`, value, wanted);
  }
  return kept;
}
