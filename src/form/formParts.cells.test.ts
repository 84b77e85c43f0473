import { describe, expect, it } from 'vitest';
import { cellsOf } from './formParts.ts';
import { planForm } from './plan.ts';

const cells = (...keys: string[]) =>
  cellsOf(
    planForm({ layouts: [], sources: [], fields: Object.fromEntries(keys.map((key) => [`client.${key}`, 20])) }).fields,
  )
    .slice(4)
    .map((cell) => (cell.kind === 'budget' ? 'budget' : cell.field.key));

describe('the places of the form', () => {
  it('put the lowest and the highest budget into one, where the lowest stands', () => {
    expect(cells('price_floor', 'move_in_date', 'price_ceiling', 'pets')).toEqual(['budget', 'move_in_date', 'pets']);
  });

  it('give the budget the whole width', () => {
    const floor = { key: 'price_floor', required: false, choices: [] } as const;
    const ceiling = { ...floor, key: 'price_ceiling' } as const;
    expect(cellsOf([ceiling, floor])).toEqual([{ kind: 'budget', width: 'full', floor, ceiling }]);
  });

  it('hold a field each, as wide as its control', () => {
    const field = { key: 'notes', required: false, choices: [] } as const;
    expect(cellsOf([field])).toEqual([{ kind: 'field', width: 'full', field }]);
  });

  it('leave one end of the budget alone by itself', () => {
    expect(cells('price_floor')).toEqual(['price_floor']);
    expect(cells('price_ceiling', 'notes')).toEqual(['price_ceiling', 'notes']);
  });
});
