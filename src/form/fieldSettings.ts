import type { FieldKey } from '../booking/answers.ts';
import type { FieldMode } from './fieldModes.ts';

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
