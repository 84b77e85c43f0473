import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { describeComponent } from './componentNames.ts';
import { ERROR_TREE, ERRORS } from './errorExamples.ts';
import { propertyWords } from './propertyWords.ts';

/** A JSON Schema as this file reads it. */
interface Schema {
  readonly [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The components of openapi.json: the client's schemas with the words of `propertyWords`. Adds each described property to `used`. */
export function componentSchemas(
  names: ReadonlyMap<GenericSchema, string>,
  used: Set<string> = new Set(),
): Readonly<Record<string, Schema>> {
  const definitions = Object.fromEntries([...names].map(([schema, name]) => [name, schema]));
  const made = toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    errorMode: 'throw',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  const components = Object.entries(made).map(([name, schema]): [string, Schema] => {
    if (name === 'Errors') return [name, ERRORS];
    if (!isSchema(schema)) throw new Error(`${name} is no schema.`);
    return [name, { description: describeComponent(name), ...described(name, schema, used) }];
  });
  return Object.fromEntries([...components, ['ErrorTree', ERROR_TREE]]);
}

/** `schema` of `component` with words for every property in it, at any depth that has no name of its own. */
function described(component: string, schema: Schema, used: Set<string>): Schema {
  const inner = (value: unknown): unknown => (isSchema(value) ? described(component, value, used) : value);
  if (Array.isArray(schema.prefixItems)) return tuple(schema.prefixItems);
  const { properties, items, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map(inner) } : {}),
    ...(items === undefined ? {} : { items: inner(items) }),
    ...(isSchema(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, value]) => {
              if (!isSchema(value)) throw new Error(`${component}.${name} is no schema.`);
              used.add(`${component}.${name}`);
              return [name, property(component, name, described(component, value, used))];
            }),
          ),
        }
      : {}),
  };
}

/** Exactly these items. `items` says the same less exactly, for readers that do not know `prefixItems`. */
const tuple = (prefixItems: readonly unknown[]): Schema => ({
  type: 'array',
  prefixItems,
  items: { type: prefixItems.map((each) => (isSchema(each) ? each.type : undefined)) },
  minItems: prefixItems.length,
  maxItems: prefixItems.length,
});

function property(component: string, name: string, schema: Schema): Schema {
  const { description, number, keywords } = propertyWords(component, name);
  return { description, ...refined(`${component}.${name}`, flattened(schema), number, keywords) };
}

/** `{anyOf: [{type: A}, {type: 'null'}]}` as `{type: [A, 'null']}`, which generators read more plainly. */
function flattened(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.every(isSchema)) return schema;
  const [one, other] = anyOf;
  if (one === undefined || other?.type !== 'null' || typeof one.type !== 'string' || one.type === 'object')
    return schema;
  return { ...rest, ...one, type: [one.type, 'null'] };
}

/** `schema` with `number` and `keywords`. They go to the value itself, to the items of a list, or to the values of a record. */
function refined(path: string, schema: Schema, number: string | undefined, keywords: Schema | undefined): Schema {
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.includes('array') && isSchema(schema.items) && !('prefixItems' in schema)) {
    return { ...schema, items: refined(path, schema.items, number, keywords) };
  }
  if (types.includes('object') && isSchema(schema.additionalProperties)) {
    return { ...schema, additionalProperties: refined(path, schema.additionalProperties, number, keywords) };
  }
  if (Array.isArray(schema.anyOf)) {
    return {
      ...schema,
      anyOf: schema.anyOf.map((each) => (isSchema(each) ? refined(path, each, number, keywords) : each)),
    };
  }
  if (types.includes('number') || types.includes('integer')) {
    if (number === undefined)
      throw new Error(`scripts/contract/propertyWords.ts does not say which number ${path} is.`);
    const type = types.map((each) => (each === 'number' || each === 'integer' ? number : each));
    const { minimum: _least, maximum: _most, ...plain } = schema;
    const isOfText = keywords !== undefined && 'pattern' in keywords;
    return { ...plain, type: type.length === 1 ? type[0] : type, ...(isOfText ? {} : keywords) };
  }
  if (keywords === undefined || !types.includes('string')) return schema;
  // An `enum` lists every allowed value, so it also lists null where null is allowed.
  const { enum: values } = keywords;
  return {
    ...schema,
    ...keywords,
    ...(Array.isArray(values) && types.includes('null') ? { enum: [...values, null] } : {}),
  };
}
