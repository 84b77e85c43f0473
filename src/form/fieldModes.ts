import type { FieldKey } from '../booking/answers.ts';
import { controlOf } from './controls.ts';

/** How a field is asked. */
export type FieldMode = 'hidden' | 'optional' | 'required';

/**
 * What the values of `field_config` mean. The document does not say; this table is the one place that assumes it
 * (docs/api-gaps.md, "Appointments").
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
