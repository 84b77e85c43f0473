import { bodyProblems, replyProblems } from '../api/contract/checkShape.ts';
import type { Endpoint } from '../api/contract/endpoint.ts';

/** A call of an operation as it went over the wire. Bodies are parsed JSON, undefined where there is none. */
export interface WireExchange {
  readonly endpoint: Endpoint;
  readonly sent: unknown;
  readonly status: number;
  readonly received: unknown;
}

/** Sentences about how a request and its reply differ from the contract. None repeats a value. */
export const checkExchange = ({ endpoint, sent, status, received }: WireExchange) => ({
  request: sent === undefined ? [] : bodyProblems(endpoint, sent),
  reply: replyProblems(endpoint, status, received),
});
