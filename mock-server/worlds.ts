import { randomUUID } from 'node:crypto';
import { type Body, json, type Reply, refusal } from './callAndReply.ts';
import { CONTROL } from './control.ts';
import { isObject } from './engine/json.ts';
import { createMockService, type MockService } from './engine/mockService.ts';
import type { MockServiceOptions } from './engine/serviceOptions.ts';
import { readServiceOptions } from './engine/serviceOptions.ts';

/** A further service on the same server, with its own data, clock, faults and request log. */
export interface World {
  readonly id: string;
  readonly service: MockService;
  /** The world ends after this many seconds without a call. */
  readonly idle: number;
}

/** The worlds of a server. */
export interface Worlds {
  /**
   * Creates a world from parsed JSON: the options of `createMockService`, and `id` and `idle` (seconds). Replaces a world with
   * the same id. Throws a RangeError that says what is wrong.
   */
  create(body: unknown): World;
  /** Gives the world and counts the call as use. Undefined if there is no such world, or if it was idle too long. */
  use(id: string): World | undefined;
  end(id: string): boolean;
  list(): readonly World[];
}

interface WorldsOptions {
  /** The default options of a world in `zone`: those of the server's own service. */
  readonly defaults?: (zone: string | undefined) => MockServiceOptions;
  /** A clock in milliseconds, to end idle worlds. */
  readonly now?: () => number;
}

/** The default of `idle`, in seconds. */
const IDLE_SECONDS = 900;
const MAX_IDLE_SECONDS = 86_400;
/** Enough for all workers of a large run. A suite that forgets to end its worlds gets an error. */
const MAX_WORLDS = 1000;

export function createWorlds({ defaults = () => ({}), now = () => performance.now() }: WorldsOptions = {}): Worlds {
  const worlds = new Map<string, { readonly world: World; used: number }>();

  function endIdle(): void {
    for (const [id, { world, used }] of worlds) if (now() - used > world.idle * 1000) worlds.delete(id);
  }

  return {
    create(body) {
      endIdle();
      if (!isObject(body)) throw new RangeError('A world takes an object of options, like {"seed":5}, or no body.');
      const { id = randomUUID(), idle = IDLE_SECONDS, ...options } = body;
      if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) {
        throw new RangeError('id takes up to 64 letters, digits, - and _.');
      }
      if (typeof idle !== 'number' || !(idle >= 1 && idle <= MAX_IDLE_SECONDS)) {
        throw new RangeError(`idle takes seconds from 1 to ${MAX_IDLE_SECONDS}.`);
      }
      if (worlds.size >= MAX_WORLDS && !worlds.has(id)) {
        throw new RangeError(`There are ${MAX_WORLDS} worlds; end some with DELETE /__mock/worlds/ID.`);
      }
      const zone = typeof options.zone === 'string' ? options.zone : undefined;
      // Check the sent options alone, so that the message is about what was sent.
      const given = readServiceOptions(options);
      const world = { id, idle, service: createMockService({ ...defaults(zone), ...given }) };
      worlds.set(id, { world, used: now() });
      return world;
    },
    use(id) {
      endIdle();
      const found = worlds.get(id);
      if (found) found.used = now();
      return found?.world;
    },
    end: (id) => worlds.delete(id),
    list() {
      endIdle();
      return [...worlds.values()].map(({ world }) => world);
    },
  };
}

/** The header that names the world of a call. */
export const WORLD_HEADER = 'x-mock-world';

const ROOT = `${CONTROL}worlds`;

/** The service that a call is for, and the path within it. `prefix` is the part that was cut from the path. */
interface Addressed {
  readonly service: MockService;
  readonly path: string;
  readonly prefix: string;
  /** Undefined for the server's own service. */
  readonly world: World | undefined;
}

/**
 * Finds the service that a call is for. A path like `/__mock/worlds/ID/api/…` or the header names a world. Otherwise it is
 * the server's own service. Gives the id as text if there is no such world.
 */
export function addressee(
  own: MockService,
  worlds: Worlds,
  path: string,
  header: string | undefined,
): Addressed | string {
  const [prefix, id] = /^\/__mock\/worlds\/([^/]+)(?=\/.)/.exec(path) ?? [];
  const named = id ?? (isWorldControl(path) ? undefined : header);
  if (named === undefined) return { service: own, path, prefix: '', world: undefined };
  const world = worlds.use(named);
  if (!world) return named;
  return { service: world.service, world, path: path.slice(prefix?.length ?? 0), prefix: `${ROOT}/${named}` };
}

export const noWorld = (id: string): Reply =>
  refusal(404, { world: [`There is no world ${id.slice(0, 64)}. It may have ended: POST ${ROOT} makes one.`] });

/** Whether a path creates, lists or ends worlds. */
export const isWorldControl = (path: string): boolean => /^\/__mock\/worlds(\/[^/]*)?\/?$/.test(path);

const shown = ({ id, idle, service }: World) => ({
  ...{ id, path: `${ROOT}/${id}`, idle, now: service.state().now, requests: service.requests().length },
});

/** Answers `/__mock/worlds` and `/__mock/worlds/ID`. */
export function controlWorlds(worlds: Worlds, method: string, path: string, sent: Body): Reply {
  const id = path.slice(ROOT.length + 1).replace(/\/$/, '');
  if (id === '') return controlAll(worlds, method, sent);
  if (method === 'DELETE') return worlds.end(id) ? json(200, { ended: id }) : noWorld(id);
  if (method !== 'GET' && method !== 'HEAD') return notAllowed(method, 'GET, DELETE');
  const world = worlds.use(id);
  return world ? json(200, shown(world)) : noWorld(id);
}

function controlAll(worlds: Worlds, method: string, sent: Body): Reply {
  if (method === 'GET' || method === 'HEAD') return json(200, { worlds: worlds.list().map(shown) });
  if (method !== 'POST') return notAllowed(method, 'GET, POST');
  if (sent.tooLarge) return refusal(413, { body: ['The body is longer than 1 MB.'] });
  try {
    return json(201, shown(worlds.create(sent.text === '' ? {} : JSON.parse(sent.text))));
  } catch (error) {
    if (error instanceof RangeError) return refusal(400, { world: [error.message] });
    return refusal(400, { body: ['The body is not JSON.'] });
  }
}

const notAllowed = (method: string, allow: string): Reply =>
  refusal(405, { method: [`${method} is not allowed here.`] }, { Allow: allow });
