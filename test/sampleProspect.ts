import { createMockService } from '../mock-server/engine/mockService.ts';
import type { Outcome } from '../mock-server/engine/outcome.ts';
import { FIRST_LISTING_ID } from '../mock-server/engine/world/worldListings.ts';

// For the tests of the engine: a prospect, a company, and readers of an operation's outcome.

export const rosa = { first_name: 'Rosa', last_name: 'Delgado', email: 'rosa.delgado@example.com' };
export const client = { people: [rosa], group: 101 };
export const unit = FIRST_LISTING_ID;
export const company = () => createMockService({ listings: 20 }).company;

/** The errors of a refusal. Throws if the operation was accepted. */
export function errorsOf(outcome: Outcome<unknown>): unknown {
  if (outcome.ok) throw new Error(`Accepted: ${JSON.stringify(outcome.value)}`);
  return outcome.body.errors;
}

/** The value of an accepted operation. Throws if it was refused. */
export function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.body));
  return outcome.value;
}
