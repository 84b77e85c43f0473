import type { Agent } from '../../../src/api/contract/schemas/reference.ts';
import { employeesOfGroup } from '../employees.ts';
import { LISTING_COMPANIES } from './names.ts';

const TITLES = ['Leasing Agent', 'Senior Leasing Agent', 'Leasing Manager', 'Sales Associate'] as const;

/** A telephone number that nobody has: 555 is reserved for invented ones. */
export const phoneNumber = (at: number): string => `555${String(2_010_000 + (at % 10_000))}`;

/** The agents of the company by id: everyone who gives tours. They are the same in every world. */
export function createAgents(): readonly Agent[] {
  const employees = Object.values(employeesOfGroup).flat();
  return employees.map(({ id, name, photo }, at) => ({
    id,
    phone_number: phoneNumber(id),
    mobile_phone_number: phoneNumber(100 + id),
    name,
    email: `${name.toLowerCase().replace(/\W+/g, '.')}@${LISTING_COMPANIES[0].domain}`,
    title: TITLES[at % TITLES.length] ?? '',
    bio: `${name} has shown homes in Port Calder and Wexbridge for ${3 + at} years.`,
    headshot: { original: photo?.replace('thumbnail', 'original') ?? '', thumbnail: photo ?? '' },
  }));
}
