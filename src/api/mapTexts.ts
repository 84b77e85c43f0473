/** The document's replies are eight deep at most. */
const DEPTH = 100;

/** JSON with `change` applied to each of its texts, and to the names of properties. What is nested deeper than any reply becomes null. */
export function mapTexts(json: unknown, change: (text: string) => string, depth: number = DEPTH): unknown {
  if (typeof json === 'string') return change(json);
  if (typeof json !== 'object' || json === null) return json;
  if (depth === 0) return null;
  if (Array.isArray(json)) return json.map((item) => mapTexts(item, change, depth - 1));
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [change(name), mapTexts(value, change, depth - 1)]),
  );
}
