import { APPOINTMENT_WIDGET, getWidgetConfiguration } from './contract/endpoints/tour-questions.ts';
import type { WidgetConfiguration } from './contract/schemas/appointments.ts';
import { member } from './member.ts';
import type { CallOptions, Reply, Transport } from './transport.ts';

/** One answer to "how did you hear about us": the service's code and its label. */
export interface Source {
  readonly code: number;
  readonly label: string;
}

/** What the widget needs of a group's configuration (document, "Appointment widget configuration"). */
export interface Configuration {
  /** The strings of `layout_options`, as the service sends and takes them. */
  readonly layouts: readonly string[];
  /** `discovery_source_choices`; when that list is empty, `referral_sources`. */
  readonly sources: readonly Source[];
  /**
   * `field_config`: the mode of each field by its key. A value that is no whole number becomes NaN, and its field is shown and optional.
   */
  readonly fields: Readonly<Record<string, number>>;
  /** The parts of the reply that were missing or mistyped, as paths. They are left out, except values of `field_config`. */
  readonly unread: readonly string[];
}

/** Asks for the configuration of a group's appointment widget. The reply is a 200, or a documented 400 if the group takes no bookings. */
export const askConfiguration = (transport: Transport, groupId: number, options?: CallOptions): Promise<Reply> =>
  transport(getWidgetConfiguration, {
    ...options,
    params: { group_id: groupId },
    query: { widget: APPOINTMENT_WIDGET },
    expected: [400],
  });

/** The configuration in the 200. Throws ApiError `malformed` where there is none. */
export function configurationIn(reply: Reply): Configuration {
  const configuration = readConfiguration(member(reply.json, 'data'));
  if (configuration === undefined) throw reply.malformed('data');
  return configuration;
}

type Path = keyof WidgetConfiguration | `${keyof WidgetConfiguration}.${string}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCode = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/**
 * Reads `data` of the configuration reply, part by part. `unread` names the parts that cannot be read. The others are used, so one
 * bad label never costs a visitor the tour. Undefined if `data` is no object.
 */
export function readConfiguration(data: unknown): Configuration | undefined {
  if (!isRecord(data)) return undefined;
  const unread: Path[] = [];

  const list = <Item>(
    key: Exclude<keyof WidgetConfiguration, 'field_config'>,
    read: (item: unknown) => Item | undefined,
  ): Item[] => {
    const items = data[key];
    if (!Array.isArray(items)) {
      unread.push(key);
      return [];
    }
    return items.flatMap((item: unknown, index) => {
      const value = read(item);
      if (value === undefined) unread.push(`${key}.${index}`);
      return value === undefined ? [] : [value];
    });
  };

  const layouts = list('layout_options', (item) => (typeof item === 'string' && item !== '' ? item : undefined));
  const referrals = list('referral_sources', (item) => (Array.isArray(item) ? source(item[0], item[1]) : undefined));
  const choices = list('discovery_source_choices', (item) =>
    isRecord(item) ? source(item.value, item.label) : undefined,
  );

  const fields: Record<string, number> = {};
  if (!isRecord(data.field_config)) unread.push('field_config');
  for (const [key, value] of Object.entries(isRecord(data.field_config) ? data.field_config : {})) {
    const mode = modeNumber(value);
    if (Number.isNaN(mode)) unread.push(`field_config.${key}`);
    fields[key] = mode;
  }

  const sources = choices.length > 0 ? choices : referrals;
  return { layouts: [...new Set(layouts)], sources: distinct(sources), fields, unread };
}

/** The mode in a value of `field_config`: a whole number, or the text of one. NaN for any other value. */
const modeNumber = (value: unknown): number => {
  const mode = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return isCode(mode) ? mode : Number.NaN;
};

const source = (code: unknown, label: unknown): Source | undefined =>
  isCode(code) && typeof label === 'string' && label.trim() !== '' ? { code, label } : undefined;

/** The sources, each code once: the first source with a code stays. */
const distinct = (sources: readonly Source[]): Source[] =>
  sources.filter(({ code }, index) => sources.findIndex((other) => other.code === code) === index);
