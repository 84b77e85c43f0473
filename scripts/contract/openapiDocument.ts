import manifest from '../../package.json' with { type: 'json' };
import type { Auth } from '../../src/api/contract/endpoint.ts';
import { errorsReply, type Operation, RESOURCES } from '../../src/api/contract/operation.ts';
import { operations } from '../../src/api/contract/operations.ts';
import { pathParameter, type QueryParameter, queryParameter } from '../../src/api/contract/queryParameters.ts';
import { componentNames } from './componentNames.ts';
import { componentSchemas } from './componentSchemas.ts';
import { errorExamples } from './errorExamples.ts';
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

const names = componentNames();

function openapiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, method } = operation.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Leasing service',
      version: manifest.version,
      description: 'Appointments, listings, prospects, agents, neighborhoods, buildings, floorplans and email blasts.',
      contact: { name: manifest.name },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that serves this file.' }],
    tags: Object.entries(RESOURCES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: 'key', description: 'A key of the account, public or secret.' },
        basic: { type: 'http', scheme: 'basic', description: 'The key is the user name, the password is empty.' },
      },
      schemas: componentSchemas(names),
    },
  };
}

function operationObject(operation: Operation): object {
  const { endpoint, resource, body, replies } = operation;
  const { name, path, query, auth, summary, document } = endpoint;
  return {
    operationId: name,
    tags: [resource],
    summary,
    description: `${summary}\n\nDocument: \`${document}\`. A key for this must be at least: ${auth.right}.`,
    security: SECURITY[auth.scheme],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => inPath(parameter)),
      ...query.map((parameter) => inQuery(name, parameter)),
    ],
    ...(body && {
      requestBody: {
        required: true,
        description: `What ${name} is sent.`,
        content: content(names.get(body), { sample: requestSample(name) }),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(replies).map(([status, schema]) => [
        status,
        {
          description: MEANING[status] ?? 'Reply.',
          content: content(
            names.get(schema),
            status.startsWith('2') || schema !== errorsReply
              ? { sample: sample(name, status) }
              : errorExamples(operation, status),
          ),
        },
      ]),
    ),
  };
}

function inPath(name: string): object {
  const parameter = pathParameter(name);
  if (!parameter)
    throw new Error(`The path parameter ${name} is not described in src/api/contract/queryParameters.ts.`);
  return { name, in: 'path', ...parameter, required: true, schema: { type: 'integer', minimum: 1 } };
}

function inQuery(operation: string, name: string): object {
  const parameter = queryParameter(operation, name);
  if (!parameter)
    throw new Error(
      `The query parameter ${name} of ${operation} is not described in src/api/contract/queryParameters.ts.`,
    );
  const { description, repeatable, required = false } = parameter;
  const example = parameter.example ?? parameter.values?.[0];
  if (example === undefined) throw new Error(`The query parameter ${name} of ${operation} has no example.`);
  const item = itemSchema(parameter);
  return {
    name,
    in: 'query',
    description,
    required,
    ...(repeatable
      ? { style: 'form', explode: true, schema: { type: 'array', items: item }, example: [example] }
      : { schema: item, example }),
  };
}

function itemSchema({ type, values, most }: QueryParameter): object {
  const isDate = type === 'date';
  const isTime = type === 'date-time';
  return {
    type: isDate || isTime ? 'string' : type,
    ...(isDate ? { format: 'date' } : {}),
    // The time has no offset, and the format `date-time` would require one.
    ...(isTime ? { pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$` } : {}),
    ...(type === 'integer' && values === undefined ? { minimum: 1 } : {}),
    ...(values && { enum: values }),
    ...(most !== undefined && { maximum: most }),
  };
}

/** A body of the component `name`. Examples have names: viewers take the members of a bare `example` for examples. */
const content = (name: string | undefined, examples: Readonly<Record<string, unknown>>): object => {
  const given = Object.entries(examples).filter(([, value]) => value !== undefined);
  return {
    'application/json': {
      schema: { $ref: `#/components/schemas/${name}` },
      ...(given.length === 0 ? {} : { examples: Object.fromEntries(given.map(([key, value]) => [key, { value }])) }),
    },
  };
};
