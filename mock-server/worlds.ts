import { randomUUID } from 'node:crypto';
import { isObject } from './engine/json.ts';
import { createMockService, type MockService, type MockServiceOptions } from './engine/service.ts';
import { readServiceOptions } from './engine/serviceOptions.ts';

/** A service beside the server's own, with data, clock, faults and journal of its own. */
export interface World {
  readonly id: string;
  readonly service: MockService;
  /** Seconds without a call after which it ends. */
  readonly idle: number;
}

/** The worlds of a server. */
export interface Worlds {
  /**
   * Makes a world of parsed JSON: the options of `createMockService`, and `id` and `idle` (seconds). One of the same id gives
   * way to it. Throws a RangeError that names what is wrong.
   */
  create(body: unknown): World;
  /** The world, which counts as used now; undefined when there is none, or when it was idle too long. */
  use(id: string): World | undefined;
  end(id: string): boolean;
  list(): readonly World[];
}

interface WorldsOptions {
  /** What a world in `zone` has where it does not say otherwise: the options of the server's own. */
  readonly defaults?: (zone: string | undefined) => MockServiceOptions;
  /** A count of milliseconds, for idle worlds. */
  readonly now?: () => number;
}

/** How long a world may be idle unless it says otherwise, in seconds. */
const IDLE_SECONDS = 900;
const MAX_IDLE_SECONDS = 86_400;
/** Enough for every worker of a large run; a suite that forgets to end its worlds is told so. */
const MAX_WORLDS = 1000;

export function createWorlds({ defaults = () => ({}), now = () => performance.now() }: WorldsOptions = {}): Worlds {
  const worlds = new Map<string, { readonly world: World; used: number }>();

  function endIdle(): void {
    for (const [id, { world, used }] of worlds) if (now() - used > world.idle * 1000) worlds.delete(id);
  }

  return {
    create(body) {
      endIdle();
      const { id = randomUUID(), idle = IDLE_SECONDS, ...options } = isObject(body) ? body : {};
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
      // Checked alone first: the message is to name what was sent.
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
