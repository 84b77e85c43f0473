import type { Endpoint, PathParameters } from '../../src/api/contract/endpoint.ts';
import type { Company } from '../engine/company.ts';
import type { Outcome } from '../engine/outcome.ts';

/** What a handler can read. `body` is parsed JSON that nobody has checked. Undefined without a body. */
interface RouteRequest<Path extends string> {
  readonly params: Readonly<Record<PathParameters<Path>, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Handler<Path extends string> = (request: RouteRequest<Path>, company: Company) => Outcome<unknown>;

/** An endpoint with its handler. */
export interface Route<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  /** The status of the reply if the operation is accepted. */
  readonly success: number;
  /** The path parameters, if `segments` (decoded, without slashes) match the endpoint's path. */
  match(segments: readonly string[]): Readonly<Record<string, string>> | undefined;
  run(
    request: { params: Readonly<Record<string, string>>; query: URLSearchParams; body: unknown },
    company: Company,
  ): Outcome<unknown>;
}

/**
 * One route for each endpoint that a module of `api/contract/endpoints` exports:
 * `{ listAgents: route(agents.listAgents, …), … } satisfies RoutesOf<typeof agents>`. An endpoint without a route does
 * not compile.
 */
export type RoutesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? Route<Module[Name]>
    : never;
};

/** The segments of a path. A slash at the end makes no difference. */
export const segmentsOf = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

/**
 * Connects an endpoint with the engine function that answers it:
 * `route(bookTour, ({ params, body }, company) => bookTour(company, params.group_id, body))`.
 * `success` (default 200) is the status of an accepted outcome.
 */
export function route<const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E['path']>,
  { success = 200 }: { success?: number } = {},
): Route<E> {
  const pattern = segmentsOf(endpoint.path);
  const names = pattern.map((segment) => (segment.startsWith('{') ? segment.slice(1, -1) : undefined));
  const wanted = names.filter((name) => name !== undefined);
  const isComplete = (
    params: Readonly<Record<string, string>>,
  ): params is Readonly<Record<PathParameters<E['path']>, string>> => wanted.every((name) => name in params);

  return {
    endpoint,
    success,
    match(segments) {
      if (segments.length !== pattern.length) return undefined;
      const params: Record<string, string> = {};
      for (const [index, segment] of segments.entries()) {
        const name = names[index];
        if (name === undefined ? segment !== pattern[index] : segment === '') return undefined;
        if (name !== undefined) params[name] = segment;
      }
      return params;
    },
    run({ params, query, body }, company) {
      if (!isComplete(params)) throw new TypeError(`${endpoint.name} was run without its path parameters`);
      return handler({ params, query, body }, company);
    },
  };
}
