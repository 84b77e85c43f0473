/**
 * Where `reply` has another shape than `sample`, as paths with what is wrong; empty when the shapes are the same: the
 * same names with the same kinds of value, all the way down. Null stands for "nullable" on either side. Every item of a
 * list is compared with the items of the sample's list, and must have the shape of one of them. A list that has items in the
 * sample has items in the reply. Only a list inside the items of a list may be empty.
 */
export function shapeDifferences(sample: unknown, reply: unknown, path = 'reply'): string[] {
  if (sample === null || reply === null) return [];
  if (Array.isArray(sample) && Array.isArray(reply)) {
    if (sample.length === 0) return [];
    if (reply.length === 0) return path.includes('[') ? [] : [`${path} is empty`];
    return reply.flatMap((item, at) => leastDifferent(sample, item, `${path}[${at}]`));
  }
  if (isRecord(sample) && isRecord(reply)) {
    const names = [...new Set([...Object.keys(sample), ...Object.keys(reply)])];
    return names.flatMap((name) => {
      if (!Object.hasOwn(reply, name)) return [`${path}.${name} is missing`];
      // A name with a point is a key of `field_config`, of which the sample shows some: a field may be added.
      if (!Object.hasOwn(sample, name)) return name.includes('.') ? [] : [`${path}.${name} is not in the sample`];
      return shapeDifferences(sample[name], reply[name], `${path}.${name}`);
    });
  }
  const [expected, given] = [kindOf(sample), kindOf(reply)];
  return expected === given ? [] : [`${path} is ${given}, not ${expected}`];
}

function leastDifferent(samples: readonly unknown[], item: unknown, path: string): string[] {
  const [least = []] = samples
    .map((sample) => shapeDifferences(sample, item, path))
    .sort((one, other) => one.length - other.length);
  return least;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The type of a value. Texts with dates or decimals are types of their own, by how they are written. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'date';
  if (/^\d{4}-\d\d-\d\dT[\d:]+(\.\d+)?$/.test(value)) return 'date and time';
  if (/^\d{4}-\d\d-\d\dT[\d:]+(\.\d+)?([+-]\d\d:\d\d|Z)$/.test(value)) return 'date and time with offset';
  if (/^\d+\.\d\d$/.test(value)) return 'decimal text';
  return 'text';
}
