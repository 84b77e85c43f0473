import type { APPOINTMENT_WIDGET } from '../../src/api/contract/endpoints/appointments.ts';
import type { WidgetConfigurationReplyWire } from '../../src/api/contract/schemas/appointments.ts';
import type { Company } from './company.ts';
import { accept, type Outcome, refuse } from './outcome.ts';

const WIDGET: typeof APPOINTMENT_WIDGET = 'lead_capture_appointment';

/** The values of `layout_options` (document, "Appointment widget configuration"). */
export const LAYOUTS: readonly string[] = ['loft', 'studio', '1br', '2br', '3br', '4+br'];

/** The referral source codes whose labels the document shows. */
const REFERRAL_SOURCES: readonly (readonly [number, string])[] = [
  [10, 'Manual'],
  [20, 'Website'],
  [70, 'Walk In'],
  [300, 'Other'],
  [320, 'Flyer, postcard or brochure'],
  [340, 'Sister property'],
  [350, 'Building sign'],
  [360, 'Current Resident'],
  [390, 'Word of Mouth'],
  [420, 'Broker'],
  [450, 'Friend or Family'],
];

/** What a visitor may name as the way they heard of the property. */
const DISCOVERY_SOURCES: readonly number[] = [20, 320, 350, 360, 390, 450, 300];

/** The label of a referral source code; undefined for a code without one. */
export const referralLabel = (code: unknown): string | undefined =>
  REFERRAL_SOURCES.find(([known]) => known === code)?.[1];

/**
 * The configuration of a group's appointment widget (document, "verify-widget"). Every refusal, for an unknown group
 * too, is `errors.widget`.
 */
export function getWidgetConfiguration(
  company: Company,
  groupId: string,
  widget: string | null,
): Outcome<WidgetConfigurationReplyWire> {
  if (widget !== WIDGET) return refuse({ widget: [`The parameter widget must be ${WIDGET}`] });
  const group = company.groups.find(groupId);
  if (!group) return refuse({ widget: ['There is no such group'] });
  if (!group.active || company.faults.breaks('inactive', 'getWidgetConfiguration', group.id))
    return refuse({ widget: ['Widget is inactive'] });
  return accept({
    data: {
      layout_options: [...LAYOUTS],
      referral_sources: REFERRAL_SOURCES.map(([code, label]): [number, string] => [code, label]),
      discovery_source_choices: DISCOVERY_SOURCES.map((value) => ({ value, label: referralLabel(value) ?? '' })),
      field_config: { ...group.fields },
    },
  });
}
