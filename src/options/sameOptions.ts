import type { TourBookingOptions } from './options.ts';

/**
 * Whether two sets of options mean the same settings. Whoever writes `prefill={{ … }}` or `onBooked={() => …}` in JSX gives
 * a new object or function at each render, and a booking must not be set up again for that: objects and lists are compared
 * part by part, of a function counts only whether there is one. Another `client` is another service, and a data layer is the page's own.
 */
export function sameOptions(one: TourBookingOptions, other: TourBookingOptions): boolean {
  if (one === other) return true;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const before: Readonly<Record<string, unknown>> = { ...one };
  const after: Readonly<Record<string, unknown>> = { ...other };
  return [...names].every((name) =>
    ['client', 'messages', 'dataLayer'].includes(name)
      ? before[name] === after[name]
      : sameValue(before[name], after[name]),
  );
}

function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameValue(one[name], other[name]))
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
