import { makeEdge } from './edge.js';

const edge = makeEdge(Deno.env.get('LEASING_API'));
const onListen = ({ port }) => console.log(`listening on http://127.0.0.1:${port}`);
Deno.serve({ hostname: '127.0.0.1', port: 0, onListen }, (request, info) => edge.fetch(request, info));
