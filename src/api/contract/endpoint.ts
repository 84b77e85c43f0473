/** What a request needs to know of an operation. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base URL with `{parameters}`. */
  readonly path: string;
  readonly auth: Auth;
}

/**
 * One operation of the leasing service as plain data. The client, the mock's routes, `openapi.json` and the coverage
 * table all read these constants; none of them writes a path of its own.
 */
export interface Endpoint extends Route {
  /** The operation in the words of leasing; also the client's method name and the `operationId`. */
  readonly name: string;
  /** Path below the base URL with `{parameters}`, written as the document writes it (trailing slash or not). */
  readonly path: `/api/v${1 | 2}/${string}`;
  /** Names of the query parameters the operation knows. */
  readonly query: readonly string[];
  /** What the operation does, one sentence. */
  readonly summary: string;
  /** The part of the API document it comes from. */
  readonly document: string;
}

/**
 * How a caller shows who it is (document, "Authentication").
 * `open`: the document does not say how. No key is wanted, unless the mock runs with `--require-key`: then HTTP Basic.
 * `key`: the query parameter `key`. `basic`: HTTP Basic with the secret key as user name and an empty password.
 * `right`: the least a key must allow: `public`, `secret`, or `sync` (a secret key whose plan includes sync).
 */
export interface Auth {
  readonly scheme: 'open' | 'key' | 'basic';
  readonly right: 'public' | 'secret' | 'sync';
}

/** Names of the `{parameters}` in a path. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;
