// Serves the handlers of `tour-booking/mock` over HTTP, with msw's own middleware for Express. Arguments: the port, and the file of
// that door.
import { createServer } from '@mswjs/http-middleware';

const [, , port, door] = process.argv;
const { createMockService, handlers } = await import(door);
const service = createMockService({ now: '2026-12-01T09:00:00' });
createServer(...handlers(service, { baseUrl: `http://127.0.0.1:${port}` })).listen(Number(port), '127.0.0.1');
