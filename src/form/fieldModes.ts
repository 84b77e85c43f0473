import type { FieldKey } from '../booking/answers.ts';
import { controlOf } from './controls.ts';

/** How a field is asked. */
export type FieldMode = 'hidden' | 'optional' | 'required';

/**
 * What the values of `field_config` mean. The document does not say; this table is the one place that assumes it
 * (docs/project/api-gaps.md, "Appointments").
 */
const MODES: ReadonlyMap<number, FieldMode> = new Map([
  [10, 'hidden'],
  [20, 'optional'],
  [30, 'required'],
]);

/** The mode a `field_config` value stands for: absent is hidden, a value we do not know is shown and optional. */
export const modeOf = (value: number | undefined): FieldMode =>
  value === undefined ? 'hidden' : (MODES.get(value) ?? 'optional');

/** Whether the meaning of `value` is known. */
export const isKnownMode = (value: number): boolean => MODES.has(value);

/** `mode`, but at most optional for consent, a switch and other people. Nobody has to tick a box or to bring company. */
export const heldMode = (key: FieldKey, mode: FieldMode): FieldMode =>
  mode === 'required' && ['check', 'switch', 'people'].includes(controlOf(key).kind) ? 'optional' : mode;

/** What the integrator says about a field. It wins over the service's configuration. */
export interface FieldSetting {
  readonly mode?: FieldMode | undefined;
  /** The question in the integrator's own words. */
  readonly label?: string | undefined;
  /** Its place among the questions of its part: lower numbers first. Default 0. Equal ones keep the form's order. */
  readonly order?: number | undefined;
}

/** The settings by field. A mode alone is short for a setting with nothing else. */
export type FieldSettings = Readonly<Partial<Record<FieldKey, FieldMode | FieldSetting>>>;

/** The setting of `key`. */
export function settingOf(settings: FieldSettings | undefined, key: FieldKey): FieldSetting {
  const setting = settings?.[key];
  return typeof setting === 'string' ? { mode: setting } : (setting ?? {});
}
