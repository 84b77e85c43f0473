import type { Company } from './engine/company.ts';
import { member, readId } from './engine/json.ts';

/** The group a call is about: the one of its path, of the appointment in its path, or of the prospect it sends. */
export function groupOf(
  params: Readonly<Record<string, string>>,
  body: unknown,
  { appointments }: Company,
): number | undefined {
  const { group_id, appointment_id } = params;
  if (group_id !== undefined) return readId(group_id);
  if (appointment_id !== undefined) return appointments.get(readId(appointment_id) ?? -1)?.group;
  const group = member(member(body, 'client'), 'group');
  return typeof group === 'number' ? group : undefined;
}
