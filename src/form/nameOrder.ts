import { asksFamilyNameFirst } from '../i18n/nameOrder.ts';
import type { FormPlan } from './plan.ts';

/**
 * The plan in the order in which names are asked for in `locale`: the family name first where it is said first. An order of the
 * integrator's own that parts the two stays.
 */
export const inNameOrder = (plan: FormPlan, locale: string): FormPlan =>
  asksFamilyNameFirst(locale)
    ? {
        ...plan,
        fields: plan.fields.map((field, at, { [at - 1]: before, [at + 1]: after }) => {
          const [, first, last] = /(first)_name$|(last)_name$/.exec(field.key) ?? [];
          const beside = first ? after : last ? before : undefined;
          return beside?.key.endsWith(first ? 'last_name' : 'first_name') ? beside : field;
        }),
      }
    : plan;
