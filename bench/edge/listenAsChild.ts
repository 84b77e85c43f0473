import type { createAdaptorServer } from '@hono/node-server';

/** Lets `server` listen on a free port of 127.0.0.1, prints its address, and ends with the parent process. */
export function listenAsChild(server: ReturnType<typeof createAdaptorServer>): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') console.log(`listening on http://127.0.0.1:${address.port}`);
  });
  process.on('disconnect', () => process.exit(0));
  // A process that ends by itself writes the profile that `NODE_OPTIONS=--cpu-prof` asks for.
  process.on('SIGTERM', () => process.exit(0));
}
