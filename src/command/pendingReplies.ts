import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for their reply. A browser and a proxy send the next one when they have read the last reply. */
const MOST_WAITING = 8;

/**
 * `listener` for connections that read what they ask for. One that sends further requests without reading the replies is ended, so that its
 * replies do not fill the memory.
 */
export function endGreedyConnections(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number): number => {
    const sum = (waiting.get(socket) ?? 0) + more;
    waiting.set(socket, sum);
    return sum;
  };
  return (request, response) => {
    const { socket } = request;
    // The requests that came together with the last one.
    if (socket.destroyed) return;
    if (count(socket, 1) > MOST_WAITING) {
      socket.destroy();
      return;
    }
    response.once('close', () => count(socket, -1));
    listener(request, response);
  };
}
