import { type FormPlan, listKeys, type PlanConfiguration, type PlanOptions, planForm } from '../../form/plan.ts';
import type { Settings } from '../../options/settings.ts';

/** The settings that decide about the form. */
type PlanSettings = Pick<Settings, 'fields' | 'prefill' | 'locked' | 'scope'>;

/** The form of a booking: what `configuration` asks, as the integrator wants it. */
export const detailsPlan = (
  configuration: PlanConfiguration,
  { fields, prefill, locked, scope }: PlanSettings,
  { smsOptIn, today }: Pick<PlanOptions, 'smsOptIn' | 'today'>,
): FormPlan =>
  planForm(configuration, {
    ...{ fields, smsOptIn, prefill, locked, today },
    lists: listKeys.filter((key) => scope?.lists?.[key]),
  });
