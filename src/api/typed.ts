import * as v from 'valibot';
import type { Endpoint } from './contract/endpoint.ts';
import type { QueryParameterValue } from './contract/parameters.ts';
import type { CallOptions } from './tourQuestions.ts';
import type { Call, Reply, Transport } from './transport.ts';

/** Query parameters of an operation: each name once, with the values it can have; a list where the parameter is repeated. */
export type QueryOf<Operation extends Endpoint> = {
  readonly [Name in Operation['query'][number]]?: QueryParameterValue<Operation['name'], Name> | undefined;
};

/** `reply.json` as `schema` describes it. Throws ApiError `malformed` with the path of the first part that differs. */
export function readAs<Schema extends v.GenericSchema>(reply: Reply, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, reply.json);
  if (result.success) return result.output;
  throw reply.malformed(v.getDotPath(result.issues[0]) ?? 'body');
}

/** Makes a call and reads its reply. */
export const typedCalls =
  (transport: Transport) =>
  async <Path extends Endpoint['path'], Schema extends v.GenericSchema>(
    endpoint: Endpoint & { path: Path },
    schema: Schema,
    call: Omit<Call<Path>, keyof CallOptions>,
    options?: CallOptions,
  ): Promise<v.InferOutput<Schema>> =>
    readAs(await transport(endpoint, { ...options, ...call }), schema);
