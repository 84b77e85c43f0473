import { type Group, HIDDEN, OPTIONAL, REQUIRED } from './groups.ts';

/** What the widget of a group shows, in a few words: `every field optional, 3 agents`. */
export function describeGroup(group: Group): string {
  if (!group.active) return 'its widget is inactive';
  const agents = group.employees.length;
  return [
    ...(group.neverFree ? ['never a free time'] : []),
    fieldsOf(group),
    ...(group.confirmationEnabled ? ['full confirmation screen'] : []),
    agents === 1 ? 'one agent' : `${agents} agents`,
  ].join(', ');
}

function fieldsOf({ fields }: Group): string {
  const values: readonly number[] = Object.values(fields);
  const isAll = (wanted: number): boolean => values.every((value) => value === wanted);
  if (isAll(OPTIONAL)) return 'every field optional';
  if (isAll(REQUIRED)) return 'every field required';
  if (isAll(HIDDEN)) return 'no field';
  const shown = values.filter((value) => value !== HIDDEN).length;
  const required = Object.entries(fields).flatMap(([name, value]) =>
    value === REQUIRED ? [name.replace('client.', '')] : [],
  );
  return `${shown} of ${values.length} fields${required.length > 0 ? ` (${required.join(', ')} required)` : ''}`;
}
