import type { Body } from './call.ts';
import { CONTROL } from './control.ts';
import type { MockService } from './engine/service.ts';
import { json, type Reply, refusal } from './replies.ts';
import type { World, Worlds } from './worlds.ts';

/** The header that names the world of a call. */
export const WORLD_HEADER = 'x-mock-world';

const ROOT = `${CONTROL}worlds`;

/** Whom a call is for: the service, and the path below it. `prefix` is what was taken from the path. */
interface Addressed {
  readonly service: MockService;
  readonly path: string;
  readonly prefix: string;
  /** Undefined for the server's own service. */
  readonly world: World | undefined;
}

/**
 * The service a call is for: that of the world in the path's beginning (`/__mock/worlds/ID/api/…`), or in the header, or the
 * server's own. Gives the id of a world that there is none of as a text.
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

/** Whether a path makes, lists or ends worlds. */
export const isWorldControl = (path: string): boolean => /^\/__mock\/worlds(\/[^/]*)?\/?$/.test(path);

const told = ({ id, idle, service }: World) => ({
  ...{ id, path: `${ROOT}/${id}`, idle, now: service.state().now, requests: service.requests().length },
});

/** Answers `/__mock/worlds` and `/__mock/worlds/ID`. */
export function controlWorlds(worlds: Worlds, method: string, path: string, sent: Body): Reply {
  const id = path.slice(ROOT.length + 1).replace(/\/$/, '');
  if (id === '') return controlAll(worlds, method, sent);
  if (method === 'DELETE') return worlds.end(id) ? json(200, { ended: id }) : noWorld(id);
  if (method !== 'GET' && method !== 'HEAD') return notAllowed(method, 'GET, DELETE');
  const world = worlds.use(id);
  return world ? json(200, told(world)) : noWorld(id);
}

function controlAll(worlds: Worlds, method: string, sent: Body): Reply {
  if (method === 'GET' || method === 'HEAD') return json(200, { worlds: worlds.list().map(told) });
  if (method !== 'POST') return notAllowed(method, 'GET, POST');
  if (sent.tooLarge) return refusal(413, { body: ['The body is longer than 1 MB.'] });
  try {
    return json(201, told(worlds.create(sent.text === '' ? {} : JSON.parse(sent.text))));
  } catch (error) {
    if (error instanceof RangeError) return refusal(400, { world: [error.message] });
    return refusal(400, { body: ['The body is not JSON.'] });
  }
}

const notAllowed = (method: string, allow: string): Reply =>
  refusal(405, { method: [`${method} is not allowed here.`] }, { Allow: allow });
