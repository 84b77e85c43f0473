import type { FieldKey } from '../booking/answers.ts';
import type { FieldMode } from './fieldModes.ts';

/** What an integrator says about a field, over what the service's configuration says. */
export interface FieldSetting {
  readonly mode?: FieldMode | undefined;
  /** The question in the integrator's own words. */
  readonly label?: string | undefined;
  /** Its place among the questions of its part: lower ones first, 0 where none is given, in the form's order where equal. */
  readonly order?: number | undefined;
}

/** The same by field; a mode alone stands for a setting with nothing else. */
export type FieldSettings = Readonly<Partial<Record<FieldKey, FieldMode | FieldSetting>>>;

/** What is said about `key`. */
export function settingOf(settings: FieldSettings | undefined, key: FieldKey): FieldSetting {
  const setting = settings?.[key];
  return typeof setting === 'string' ? { mode: setting } : (setting ?? {});
}
