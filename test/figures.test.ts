import { describe, expect, it } from 'vitest';
import { FIGURES } from '../bench/budgets.ts';
import { codeLinesIn, countFigures, countPackage, importsBetweenRooms } from '../bench/figures.ts';

/** The figures of the repository and of the built package only go down. */

const counted = Object.entries({ ...countFigures(), ...countPackage() });

it('counts every figure that has a limit', () => {
  expect(counted.map(([name]) => name).sort()).toEqual(Object.keys(FIGURES).sort());
  for (const [name, count] of counted) if (name !== 'roomsBothWays') expect(count, name).toBeGreaterThan(100);
});

describe.each(counted)('%s', (name, count) => {
  const { what, most } = FIGURES[name as keyof typeof FIGURES];

  it('is within its limit', () => {
    expect(count, what).toBeLessThanOrEqual(most);
  });

  // If the count falls a lot, the limit goes down with it, so that it does not grow back.
  it('is not far below its limit', () => {
    expect(
      most,
      `${what}: ${count}; lower the limit in bench/budgets.ts to ${Math.ceil(count * 1.03)}`,
    ).toBeLessThanOrEqual(Math.ceil(count * 1.06));
  });
});

it('a line of code is neither blank nor a comment', () => {
  expect(codeLinesIn('/** A\n * B */\nconst a = 1; // c\n\n  // d\n/* e */ const b = 2;\n')).toBe(2);
});

it('a room is a folder of src, a feature, or a folder of the mock', () => {
  const files = new Map([
    ['src/core/a.ts', "import { b } from './b.ts';\nimport type { c } from '../api/deep/c.ts';"],
    ['src/core/b.ts', "const d = () => import('../features/homes/d.ts');"],
    ['src/api/deep/c.ts', "import { x } from '../../core/missing.ts';"],
    ['src/features/homes/d.ts', "import { a } from '../../core/a.ts';"],
    ['mock-server/http.ts', "import { e } from './engine/e.ts';"],
    ['mock-server/engine/e.ts', ''],
  ]);
  expect(importsBetweenRooms(files)).toEqual([
    'mock-server > mock-server/engine',
    'src/core > src/api',
    'src/core > src/features/homes',
    'src/features/homes > src/core',
  ]);
});
