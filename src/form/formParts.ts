import { CONSENT } from '../booking/consent.ts';
import { fields } from '../booking/requestFields.ts';
import { controlOf, type PartName, partNames, partOf, type Width } from './controls.ts';
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

/** The places that ask something. Other people are only an offer, so they do not count. */
export const questionsOf = (fields: readonly PlannedField[]): readonly Cell[] =>
  cellsOf(fields).filter((cell) => cell.kind === 'budget' || controlOf(cell.field.key).kind !== 'people');

/** Questions that stand together. */
export interface Part {
  readonly name: PartName;
  readonly fields: readonly PlannedField[];
}

/** How the questions of a form stand on the screen. */
export interface FormParts {
  /** One part: the whole form is open. Several: one is open at a time. Never empty. */
  readonly parts: readonly Part[];
  /** Optional questions, folded away below the only part. */
  readonly folded: readonly PlannedField[];
}

/**
 * The parts of a form with these fields. If the service only requires fields about the visitor, the form shows those and the
 * consent, and folds the rest. If it requires more, the form has several parts, each with at least two questions.
 */
export function partsOf(planned: readonly PlannedField[]): FormParts {
  if (planned.some(({ key, required }) => required && partOf(key) !== 'you'))
    return { parts: joined(partNames.map((name) => ({ name, fields: ofPart(planned, name) }))), folded: [] };
  const toggled = planned.some(({ key }) => key === 'broker_toggle');
  const isOpen = ({ key, required }: PlannedField): boolean =>
    key === CONSENT || (partOf(key) === 'you' && (required || toggled || fields[key].under !== 'broker_toggle'));
  const rest = planned.filter((field) => !isOpen(field));
  // One question is easier to skip than to unfold.
  const folded = questionsIn(rest) > 1 ? rest : [];
  return { parts: [{ name: 'you', fields: planned.filter((field) => !folded.includes(field)) }], folded };
}

/** How many questions a visitor sees in `planned`: lowest and highest budget are one. */
export const questionsIn = (planned: readonly PlannedField[]): number => questionsOf(planned).length;

const ofPart = (planned: readonly PlannedField[], name: PartName): readonly PlannedField[] =>
  planned.filter(({ key }) => partOf(key) === name);

/** `parts` without empty ones. A part with a single question joins the one before it; the first joins the one after. */
function joined(parts: readonly Part[]): readonly Part[] {
  const asking = parts.filter((part) => part.fields.length > 0);
  const [first, second, ...others] = asking;
  if (first === undefined || second === undefined) return asking;
  const isSingle = (part: Part): boolean => questionsIn(part.fields) < 2;
  if (!isSingle(first) && !isSingle(second)) return [first, ...joined([second, ...others])];
  const name = isSingle(first) ? second.name : first.name;
  return joined([{ name, fields: [...first.fields, ...second.fields] }, ...others]);
}
