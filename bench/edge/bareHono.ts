import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { listenAsChild } from './listenAsChild.ts';

/**
 * The smallest handler on hono, with which the edge is compared. Its parent process sends it the one reply as `[headers, body in base64]`, and it
 * answers the message with `ready`.
 */
export type HonoReply = readonly [headers: Record<string, string>, body: string];

let headers: Record<string, string> = {};
let body = new Uint8Array();
process.on('message', ([sent, text]: HonoReply) => {
  headers = sent;
  body = new Uint8Array(Buffer.from(text, 'base64'));
  process.send?.('ready');
});

const app = new Hono();
app.get('/preview', () => new Response(body, { headers }));
listenAsChild(createAdaptorServer({ fetch: app.fetch }));
