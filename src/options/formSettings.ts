import type { Answers, FieldKey } from '../booking/answers.ts';
import { fieldNamed, readAnswer } from '../booking/answers.ts';
import { mayBeFilledIn } from '../booking/consent.ts';
import type { FieldMode } from '../form/fieldModes.ts';
import { type FieldSetting, type FieldSettings, settingOf } from '../form/fieldSettings.ts';
import { flagOf } from './flagOf.ts';
import type { OptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { partsOf } from './partsOf.ts';

/** The options about the form and its answers. */
export interface FormSettings {
  readonly fields: FieldSettings;
  /** What the form opens with. */
  readonly prefill: Partial<Answers>;
  /** Presets that are shown and cannot be changed. */
  readonly locked: readonly FieldKey[];
  /** Presets that nothing goes before: locked, or of a hidden field. */
  readonly fixed: Partial<Answers>;
  /** Whether answers are kept for the tab. */
  readonly remember: boolean;
}

const MODES: readonly FieldMode[] = ['hidden', 'optional', 'required'];
/** Before the name of a field in the address of the page. */
const IN_ADDRESS = 'tour_';

/** Reads them; each wrong one is named by `reader` and left out. `search`: the query of the page's address. */
export function readFormSettings(options: TourBookingOptions, reader: OptionReader, search: string): FormSettings {
  const fields: FieldSettings = byField(
    Object.entries(partsOf(reader, 'fields', options.fields, isSetting, FIELDS_WANTED)),
  );
  const presets = partsOf(reader, 'prefill', options.prefill, isPreset, PRESETS_WANTED);
  const prefill: Partial<Answers> = {
    ...(flagOf('prefillFromUrl', options.prefillFromUrl, false, reader) ? fromAddress(search, fields) : {}),
    ...answersIn(Object.entries(presets)),
  };
  const locked = lockedOf(options.lock, prefill, reader);
  const fixed = answersIn(
    Object.entries(prefill).filter(([name]) => {
      const key = fieldNamed(name);
      return key !== undefined && (locked.includes(key) || settingOf(fields, key).mode === 'hidden');
    }),
  );
  return { fields, prefill, locked, fixed, remember: flagOf('remember', options.remember, true, reader) };
}

const PRESETS_WANTED = 'answers by the name of their field; consent has none, other people are a list and no text';

const FIELDS_WANTED =
  'fields by name with "hidden", "optional" or "required", or an object of `mode`, `label` and `order`';

function isSetting(name: string, given: unknown): given is FieldMode | FieldSetting {
  const isMode = (value: unknown): boolean => MODES.some((mode) => mode === value);
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

/** Values by the field that their names are for. */
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
 * What the address says of fields: anyone may write one, so that what cannot be read is nobody's mistake, and nothing is sent
 * that the visitor does not see.
 */
const fromAddress = (search: string, settings: FieldSettings): Partial<Answers> =>
  answersIn(
    [...new URLSearchParams(search)].flatMap(([name, value]) => {
      const key = name.startsWith(IN_ADDRESS) ? fieldNamed(name.slice(IN_ADDRESS.length)) : undefined;
      return key === undefined || settingOf(settings, key).mode === 'hidden' ? [] : [[key, value] as const];
    }),
  );

function lockedOf(given: unknown, prefill: Partial<Answers>, { wrong }: OptionReader): readonly FieldKey[] {
  const names: readonly unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [];
  return names.flatMap((name) => {
    if (typeof name === 'string' && name.trim() === '') return [];
    const key = typeof name === 'string' ? fieldNamed(name.trim()) : undefined;
    if (key !== undefined && prefill[key] !== undefined) return [key];
    wrong('lock', name, 'names of fields that have a preset');
    return [];
  });
}
