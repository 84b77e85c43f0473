/** Statuses of a refusal that says why in an `errors` envelope: 400 is the document's, services use the others as well. */
export const REFUSED = [400, 409, 422] as const;
