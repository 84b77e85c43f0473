import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

/**
 * The resources of the service with what `openapi.json` says of each. A resource is also a folder of samples in
 * `test/fixtures`.
 */
export const RESOURCES = {
  appointments: 'Tours: configuration of the widget, times, booking and what comes after it.',
  prospects: 'The people who look for a home.',
  'listings-v2': 'Available listings, version 2.',
  sync: 'All listings in bulk.',
  'listings-v1': 'Available listings, version 1.',
  agents: 'Agents of the company.',
  neighborhoods: 'Neighborhoods of a city.',
  buildings: "The company's own buildings.",
  floorplans: 'Floorplans of a community.',
  'email-blasts': 'Email blast lists and their recipients.',
} as const;

export type Resource = keyof typeof RESOURCES;

/** An endpoint with the schemas of what it is sent and of every reply, by status. */
export interface Operation {
  readonly endpoint: Endpoint;
  readonly resource: Resource;
  readonly body?: v.GenericSchema;
  readonly replies: Readonly<Record<number, v.GenericSchema>>;
}

/** The error envelope: arrays of one text for validation, plain text for "not found" (document, "Errors"). */
export const errorsReply = v.object({ errors: v.record(v.string(), v.unknown()) });

/** Replies of operations that check what they are sent, or that look for one record. */
export const invalid = { 400: errorsReply };
export const missing = { 404: errorsReply };

/** What every operation answers to a wrong key. `secret`: also to a key without the right. */
export const guarded = { 401: errorsReply };
export const secret = { ...guarded, 403: errorsReply };

/**
 * A field that the document marks as nullable and shows only as null. Its type is our guess (docs/project/api-gaps.md). So a value of
 * another type reads as null, and the listing is kept.
 */
export const guessed = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null);
