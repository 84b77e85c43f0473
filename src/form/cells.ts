import { controlOf, type Width } from './controls.ts';
import type { PlannedField } from './plan.ts';

/** One place in the form's grid: a field, or the lowest and the highest budget side by side. */
export type Cell =
  | { readonly kind: 'field'; readonly width: Width; readonly field: PlannedField }
  | { readonly kind: 'budget'; readonly width: 'full'; readonly floor: PlannedField; readonly ceiling: PlannedField };

/** The places of `fields`, in their order. Lowest and highest budget share one where both are asked. */
export function cellsOf(fields: readonly PlannedField[]): readonly Cell[] {
  const ceiling = fields.find(({ key }) => key === 'price_ceiling');
  const paired = ceiling !== undefined && fields.some(({ key }) => key === 'price_floor');
  return fields.flatMap((field): Cell[] => {
    const { width } = controlOf(field.key);
    if (paired && field.key === 'price_floor') return [{ kind: 'budget', width: 'full', floor: field, ceiling }];
    return paired && field === ceiling ? [] : [{ kind: 'field', width, field }];
  });
}

/** The places that ask something. Other people are an offer: nobody is asked who does not take it. */
export const questionsOf = (fields: readonly PlannedField[]): readonly Cell[] =>
  cellsOf(fields).filter((cell) => cell.kind === 'budget' || controlOf(cell.field.key).kind !== 'people');
