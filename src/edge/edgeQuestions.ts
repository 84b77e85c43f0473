import type { Endpoint } from '../api/contract/endpoint.ts';
import { getPublicListing } from '../api/contract/endpoints/listings-v1.ts';
import { getListing, searchResidentialRentals } from '../api/contract/endpoints/listings-v2.ts';
import { getAgent, listAgents, listFloorplans, listNeighborhoods } from '../api/contract/endpoints/reference.ts';
import { APPOINTMENT_WIDGET, getTimes, getWidgetConfiguration } from '../api/contract/endpoints/tour-questions.ts';
import { queryParameter } from '../api/contract/queryParameters.ts';
import { parseLocalDateTime } from '../time/values.ts';
import { HIGHEST_ID } from './optionTable.ts';

/** The questions that a visitor's widget asks. The search takes only the parameters that the widget gives. The edge passes on no others. */
export const QUESTIONS = [
  ...[getWidgetConfiguration, getTimes, listAgents, getAgent, listNeighborhoods],
  ...[getListing, getPublicListing, listFloorplans],
  { ...searchResidentialRentals, query: ['page', 'property'] },
] as const satisfies readonly Endpoint[];

/** The numbers in a path, by the names of the contract. */
export type PathNumbers = Readonly<Record<string, number>>;

/** A path of the contract as hono writes it: each number from 1 to 999,999,999, and nothing else. */
export const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1{[1-9][0-9]{0,8}}');

/** A checked query: every parameter is one of the operation's, and stands there once. */
export type Query = Readonly<Record<string, string>>;

/** The longest text that a parameter may have. */
const LONGEST_TEXT = 60;
/** The highest page of a list. */
const MOST_PAGES = 1_000;

/** The query of a request for `endpoint`; undefined where the operation does not take it. */
export function readQuery(endpoint: Endpoint, search: URLSearchParams): Query | undefined {
  const query: Record<string, string> = {};
  for (const [name, value] of search) {
    if (!endpoint.query.includes(name) || Object.hasOwn(query, name) || !isValue(endpoint, name, value))
      return undefined;
    query[name] = value;
  }
  const isWhole = endpoint.query.every((name) => Object.hasOwn(query, name) || !isRequired(endpoint, name));
  return isWhole ? query : undefined;
}

const isRequired = ({ name }: Endpoint, parameter: string): boolean =>
  queryParameter(name, parameter)?.required === true;

function isValue({ name }: Endpoint, parameter: string, value: string): boolean {
  const known = queryParameter(name, parameter);
  if (known?.values) return known.values.some((one) => String(one) === value);
  switch (known?.type) {
    case 'integer':
      return /^[1-9]\d{0,8}$/.test(value) && Number(value) <= (parameter === 'page' ? MOST_PAGES : HIGHEST_ID);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'date-time':
      return parseLocalDateTime(value) !== undefined;
    case 'string':
      // No control characters.
      return value.length <= LONGEST_TEXT && /^\P{C}*$/u.test(value);
    default:
      return false;
  }
}

/** The query by which the configuration of a group is asked. */
export const CONFIGURATION_QUERY: Query = { widget: APPOINTMENT_WIDGET };
