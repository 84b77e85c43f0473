import { type Attribution, CLICK_IDS } from './attribution.ts';

/** An integrator's map: `utm_source`, name of a click mark or host of the page before (all in small letters) -> code of the service. */
export type DiscoverySources = ReadonlyMap<string, number>;

/**
 * The code for where a visitor came from (document, "Referral source codes"): by `utm_source`, else by the mark of an
 * advertisement, else by the host of the page before or a domain it belongs to.
 */
export function discoverySourceOf(attribution: Attribution, sources: DiscoverySources): number | undefined {
  const { utm_source: source, referrer } = attribution;
  const names = [
    ...(source === undefined ? [] : [source.toLowerCase()]),
    ...CLICK_IDS.filter((name) => attribution[name] !== undefined),
    ...(referrer === undefined ? [] : domainsOf(new URL(referrer).hostname)),
  ];
  return names.map((name) => sources.get(name)).find((code) => code !== undefined);
}

/** `www.google.com` -> itself, `google.com`, `com`. */
const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, index, labels) => labels.slice(index).join('.'));
