import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { queryParameter } from '../../src/api/contract/queryParameters.ts';

/** The optional parameters with which a reply has every part of its sample. */
const QUERIES: Readonly<Record<string, string>> = {
  getTimes: 'time=2026-12-04T12:00',
  getPublicListing: 'similar_units=true',
};

/** The query of {@link QUERIES} with the first value of every required parameter. */
export function queryOf({ name, query }: Endpoint): string {
  const required = query.flatMap((parameter) => {
    const { required: isRequired = false, values = [] } = queryParameter(name, parameter) ?? {};
    return isRequired ? [`${parameter}=${values[0]}`] : [];
  });
  return [...required, QUERIES[name]].filter((part) => part !== undefined).join('&');
}
