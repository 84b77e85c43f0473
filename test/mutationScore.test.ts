import { describe, expect, it } from 'vitest';
import { type Mutant, type Survivor, scoreOf } from '../scripts/mutation/score.ts';
import survivors from '../scripts/mutation/survivors.json' with { type: 'json' };

const mutant = (change: Partial<Mutant> = {}): Mutant => ({
  file: 'src/time/values.ts',
  line: 3,
  code: 'return day >= 1;',
  original: 'day >= 1',
  replacement: 'day > 1',
  killed: false,
  ...change,
});
const reviewed: Survivor = {
  file: 'src/time/values.ts',
  code: 'return day >= 1;',
  original: 'day >= 1',
  replacement: 'day > 1',
  why: 'the same',
};

describe('the score of a folder', () => {
  it('is the share of mutants that were killed; an explained survivor is not one of them', () => {
    const mutants = [mutant(), mutant({ line: 4, killed: true }), mutant({ line: 5, killed: true })];
    expect(scoreOf(mutants, [])).toMatchObject({ killed: 2, all: 3, percent: expect.closeTo(66.7, 1) });
    expect(scoreOf(mutants, [reviewed])).toMatchObject({ killed: 2, all: 3 });
  });

  it('is zero for no mutants, so that a wrong path fails', () => {
    expect(scoreOf([], []).percent).toBe(0);
  });

  it('names the survivors that have no reason, wherever their line has moved', () => {
    const other = mutant({ replacement: 'true' });
    expect(scoreOf([mutant({ line: 40 }), other], [reviewed]).unexplained).toEqual([other]);
    expect(scoreOf([mutant({ file: 'src/time/zone.ts' })], [reviewed]).unexplained).toHaveLength(1);
    expect(scoreOf([mutant({ code: 'return day >= 2;' })], [reviewed]).unexplained).toHaveLength(1);
    expect(scoreOf([mutant({ original: '1' })], [reviewed]).unexplained).toHaveLength(1);
  });

  it('names the entries whose mutant is gone or killed', () => {
    expect(scoreOf([mutant()], [reviewed]).outdated).toEqual([]);
    expect(scoreOf([mutant({ killed: true })], [reviewed]).outdated).toEqual([reviewed]);
    expect(scoreOf([], [reviewed]).outdated).toEqual([reviewed]);
  });
});

it('each entry of the reviewed list has a reason', () => {
  const entries: readonly Survivor[] = survivors;
  expect(entries.filter(({ why }) => why.trim().length < 10)).toEqual([]);
});
