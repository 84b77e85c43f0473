// receiver.mjs
import { createServer } from 'node:http';
import { sendMail } from './mailer.mjs';
import { isSigned } from './signature.mjs';

const secret = process.env.TOUR_NOTIFY_SECRET ?? '';
if (secret.length < 32) throw new Error('TOUR_NOTIFY_SECRET is the secret of the edge: 32 or more characters');

const mails = new Map(); // the mail of each id, of one process; in a database it survives a restart

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  if (!isSigned(request.headers['tour-signature'], body, secret)) return response.writeHead(401).end();
  const message = JSON.parse(body);
  if (['time-free', 'confirm'].includes(message.type) && !mails.has(message.id))
    mails.set(message.id, sendMail(message));
  try {
    await mails.get(message.id);
    response.writeHead(204).end();
  } catch {
    mails.delete(message.id);
    response.writeHead(503).end();
  }
});

server.listen(Number(process.env.PORT));
