import type { APPOINTMENT_WIDGET } from '../../../src/api/contract/endpoints/tour-questions.ts';
import type { GetWidgetConfigurationReply } from '../../../src/api/contract/schemas/appointments.ts';
import type { Company } from '../company.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { REFERRAL_SOURCES, referralLabel } from './referralSources.ts';

const WIDGET: typeof APPOINTMENT_WIDGET = 'lead_capture_appointment';

/**
 * The configuration of a group's appointment widget (document, "verify-widget"). Every refusal is `errors.widget`, also for
 * an unknown group.
 */
export function getWidgetConfiguration(
  company: Company,
  groupId: string,
  widget: string | null,
): Outcome<GetWidgetConfigurationReply> {
  if (widget !== WIDGET) return refuse({ widget: [`The parameter widget must be ${WIDGET}`] });
  const group = company.groups.find(groupId);
  if (!group) return refuse({ widget: ['There is no such group'] });
  if (!group.active || company.faults.breaks('inactive', 'getWidgetConfiguration', group.id))
    return refuse({ widget: ['Widget is inactive'] });
  return accept({
    data: {
      layout_options: [...group.layouts],
      referral_sources: REFERRAL_SOURCES.map(([code, label]): [number, string] => [code, label]),
      discovery_source_choices: group.discoverySources.map((value) => ({ value, label: referralLabel(value) ?? '' })),
      field_config: { ...group.fields },
    },
  });
}
