import type { Answers, FieldKey } from '../booking/answers.ts';
import { isFilled, picksOf } from '../booking/answers.ts';
import type { Day } from '../time/values.ts';
import { type Choice, offered } from './choices.ts';
import { isAbove, type Problem, problemOf, type TooLong } from './problemOf.ts';

/** The rule that a preset breaks, in a word for the integrator's log; `none`: there is no preset. */
export type PresetProblem = Exclude<Problem, TooLong> | 'tooLong' | 'notOffered' | 'none';

const ID = /^\d{1,15}$/;

/**
 * Why the preset of `key` cannot be sent unseen, or undefined. `choices`: what there is to pick; none where that is not
 * known, as of agents, which are picked by their ids then. `today`: the property's day; without it no day is past.
 */
export function presetProblem(
  key: FieldKey,
  presets: Partial<Answers>,
  choices: readonly Choice[] | undefined,
  today: Day | undefined,
): PresetProblem | undefined {
  const preset = presets[key];
  if (preset === undefined || !isFilled(preset)) return 'none';
  if (choices !== undefined) {
    const values = offered(key, choices, true).map(({ value }) => value);
    const isOffered = (pick: string): boolean => (choices.length > 0 ? values.includes(pick) : ID.test(pick));
    return picksOf(preset).every(isOffered) ? undefined : 'notOffered';
  }
  const { price_floor: floor = '', price_ceiling: ceiling = '' } = presets;
  if (key === 'price_ceiling' && isAbove(floor, ceiling)) return 'floorAboveCeiling';
  const problem = problemOf(key, preset, today);
  return typeof problem === 'object' ? 'tooLong' : problem;
}
