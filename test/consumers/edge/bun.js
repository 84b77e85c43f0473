import { makeEdge } from './edge.js';

const edge = makeEdge(process.env.LEASING_API);
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: (request, self) => edge.fetch(request, self) });
console.log(`listening on http://127.0.0.1:${server.port}`);
