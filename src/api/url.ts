import type { Route } from './contract/endpoint.ts';

/** A query value; a list repeats the parameter, undefined leaves it out. */
export type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** The full URL of a call at `baseUrl`, with path parameters and query escaped. */
export function urlOf(
  baseUrl: string,
  { path: template }: Pick<Route, 'path'>,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) pairs.append(name, String(item));
  // Safari has `pairs.size` only from version 17.
  const search = pairs.toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${search === '' ? '' : `?${search}`}`;
}
