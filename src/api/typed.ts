import type * as v from 'valibot';
import type { Endpoint } from './contract/endpoint.ts';
import type { QueryParameterValue } from './contract/parameters.ts';
import { type Read, readReply } from './readReply.ts';
import type { CallOptions } from './tourQuestions.ts';
import type { Call, Transport } from './transport.ts';

/** Query parameters of an operation: each name once, with the values it can have; a list where the parameter is repeated. */
export type QueryOf<Operation extends Endpoint> = {
  readonly [Name in Operation['query'][number]]?: QueryParameterValue<Operation['name'], Name> | undefined;
};

/** Makes a call and reads its reply. */
export const typedCalls =
  (transport: Transport) =>
  async <Path extends Endpoint['path'], Schema extends v.GenericSchema>(
    endpoint: Endpoint & { path: Path },
    schema: Schema,
    call: Omit<Call<Path>, keyof CallOptions>,
    options?: CallOptions,
  ): Promise<Read<v.InferOutput<Schema>>> =>
    readReply(await transport(endpoint, { ...options, ...call }), schema, options);
