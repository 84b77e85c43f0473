import type { CreateProspectReply, Prospect } from '../../../src/api/contract/schemas/prospects.ts';
import type { JsonObject } from '../json.ts';
import type { MockProspect } from '../prospectStore.ts';

type Person = Prospect['people'][number];

/** `{data: {client: …}}`, the reply of the version 2 operations (docs/api-gaps.md, "Prospect object"). */
export const prospectReply = (prospect: MockProspect): CreateProspectReply => ({
  data: { client: shownProspect(prospect) },
});

/** A status as replies show it: `not-a-prospect` is `Not a prospect`. */
export const statusLabel = (status: string): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`.replaceAll('-', ' ');

export const shownPeople = ({ people, details }: MockProspect): Person[] =>
  people.map((person) => ({
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    preferred_name: '',
    email: person.email,
    phone_1: person.phone_1,
    phone_2: person.phone_2,
    is_primary: person.is_primary,
    email_updates_opt_in: false,
    sms_opted_in: number(details, 'sms_opted_in'),
    move_out_date: null,
  }));

function shownProspect(prospect: MockProspect): Prospect {
  const { id, group, status, details } = prospect;
  return {
    id,
    group,
    broker_company: text(details, 'broker_company'),
    broker_email: text(details, 'broker_email'),
    broker_first_name: text(details, 'broker_first_name'),
    broker_last_name: text(details, 'broker_last_name'),
    broker_phone: text(details, 'broker_phone'),
    people: shownPeople(prospect),
    move_in_date: text(details, 'move_in_date').slice(0, 10) || null,
    client_referral: text(details, 'client_referral'),
    campaign_info: text(details, 'campaign_info'),
    layout: Array.isArray(details.layout) ? details.layout.filter((each) => typeof each === 'string') : [],
    price_floor: price(details.price_floor),
    price_ceiling: price(details.price_ceiling),
    discovery_source: number(details, 'discovery_source'),
    status: statusLabel(status),
    sms_opted_in: number(details, 'sms_opted_in'),
  };
}

const text = (details: JsonObject, name: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value : '';
};

const number = (details: JsonObject, name: string): number | null => {
  const value = details[name];
  return typeof value === 'number' ? value : null;
};

/** Decimal text, whether it came as a number or as text. */
const price = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value).toFixed(2) : null;
