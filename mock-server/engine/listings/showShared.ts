import type { Listing } from '../../../src/api/contract/schemas/listings-v2.ts';
import type { Agent } from '../../../src/api/contract/schemas/reference.ts';
import { phoneNumber } from '../world/agents.ts';
import type { Building } from '../world/buildings.ts';
import type { LISTING_COMPANIES } from '../world/names.ts';

/** Name and area only, as listings of both generations show it. */
export const shownNeighborhood = ({ neighborhood: { wire } }: Building): { name: string; area: string } => ({
  name: wire.name,
  area: wire.area,
});

export const agentPhones = ({ phone_number, mobile_phone_number, name, email }: Agent) => ({
  phone_number,
  mobile_phone_number,
  name,
  email,
});

export const shownCompany = ({
  id,
  name,
  domain,
  logo,
}: (typeof LISTING_COMPANIES)[number]): Listing['listing_company'] => ({
  phone_number: phoneNumber(id),
  email: `office@${domain}`,
  website: `https://${domain}`,
  name,
  address: `${id} Marlow Street`,
  fax_number: phoneNumber(1000 + id),
  logo: logo ? `https://images.example.com/companies/${id}/logo.png` : null,
  company_id: id,
});
