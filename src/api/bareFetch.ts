/** The global fetch, for commands and messages that take every reply as it comes: no retry, no time limit, no reading. */
export const bareFetch: typeof fetch = (input, init) => fetch(input, init);
