/** The member `name` of a value out of JSON, whatever that value is; undefined where there is none. */
export const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
