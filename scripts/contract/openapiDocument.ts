import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import manifest from '../../package.json' with { type: 'json' };
import type { Auth } from '../../src/api/contract/endpoint.ts';
import { errorsReply, type Operation, RESOURCES } from '../../src/api/contract/operation.ts';
import { operations } from '../../src/api/contract/operations.ts';
import { pathParameter, type QueryParameter, queryParameter } from '../../src/api/contract/parameters.ts';
import { requestSample, sample } from './samples.ts';

/** The text of openapi.json: OpenAPI 3.1, all of it from the table of operations. */
export const openapiText = (): string => `${JSON.stringify(openapiDocument(), null, 1)}\n`;

const SECURITY: Readonly<Record<Auth['scheme'], readonly object[]>> = {
  open: [{}, { basic: [] }],
  key: [{ key: [] }],
  basic: [{ basic: [] }],
};

const MEANING: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  400: 'The request can not be done as it is; `errors` names every bad field.',
  401: 'The key is missing or wrong.',
  403: 'The key may not do this.',
  404: 'There is no such record.',
};

function openapiDocument(): object {
  const names = schemaNames();
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, method } = operation.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation, names) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Leasing service',
      version: manifest.version,
      description: 'Appointments, listings, prospects, agents, neighborhoods, buildings, floorplans and email blasts.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that serves this file.' }],
    tags: Object.entries(RESOURCES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: 'key' },
        basic: { type: 'http', scheme: 'basic', description: 'The key is the user name, the password is empty.' },
      },
      schemas: Object.fromEntries([...names].map(([schema, name]) => [name, jsonSchema(schema)])),
    },
  };
}

function operationObject({ endpoint, resource, body, replies }: Operation, names: SchemaNames): object {
  const { name, path, query, auth, summary, document } = endpoint;
  return {
    operationId: name,
    tags: [resource],
    summary,
    description: `Document: \`${document}\`. A key for this must be at least: ${auth.right}.`,
    security: SECURITY[auth.scheme],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => inPath(parameter)),
      ...query.map((parameter) => inQuery(name, parameter)),
    ],
    ...(body && { requestBody: { required: true, content: content(names.get(body), requestSample(name)) } }),
    responses: Object.fromEntries(
      Object.entries(replies).map(([status, schema]) => [
        status,
        {
          description: MEANING[status] ?? 'Reply.',
          content: content(names.get(schema), status.startsWith('2') ? sample(name) : undefined),
        },
      ]),
    ),
  };
}

function inPath(name: string): object {
  const parameter = pathParameter(name);
  if (!parameter) throw new Error(`The path parameter ${name} is not described in src/api/contract/parameters.ts.`);
  return { name, in: 'path', ...parameter, required: true, schema: { type: 'integer' } };
}

function inQuery(operation: string, name: string): object {
  const parameter = queryParameter(operation, name);
  if (!parameter)
    throw new Error(`The query parameter ${name} of ${operation} is not described in src/api/contract/parameters.ts.`);
  const { description, repeatable, required = false } = parameter;
  const item = itemSchema(parameter);
  return {
    name,
    in: 'query',
    description,
    required,
    ...(repeatable
      ? { style: 'form', explode: true, schema: { type: 'array', items: item, uniqueItems: false } }
      : { schema: item }),
  };
}

function itemSchema({ type, values, most }: QueryParameter): object {
  const isDate = type === 'date';
  return {
    type: isDate || type === 'date-time' ? 'string' : type,
    ...(isDate ? { format: 'date' } : {}),
    ...(type === 'date-time' ? { examples: ['2026-12-05T10:15:00'] } : {}),
    ...(values && { enum: values }),
    ...(most !== undefined && { minimum: 1, maximum: most }),
  };
}

const content = (name: string | undefined, example: unknown): object => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${name}` },
    // Under a name: viewers take the members of a bare `example` for examples of their own.
    ...(example === undefined ? {} : { examples: { sample: { value: example } } }),
  },
});

type SchemaNames = ReadonlyMap<GenericSchema, string>;

/** A name for each schema; one that several operations share has the name of the first. */
function schemaNames(): SchemaNames {
  const names = new Map<GenericSchema, string>([[errorsReply, 'Errors']]);
  for (const { endpoint, body, replies } of operations) {
    const title = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1);
    if (body && !names.has(body)) names.set(body, `${title}Request`);
    for (const schema of Object.values(replies)) if (!names.has(schema)) names.set(schema, `${title}Reply`);
  }
  return names;
}

function jsonSchema(schema: GenericSchema): object {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'throw' });
  return rest;
}
