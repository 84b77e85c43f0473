import { expect, it, vi } from 'vitest';
import { getTimes } from '../api/contract/endpoints/tour-questions.ts';
import { type PreloadedReply, preloadedTransport } from './repliesTransport.ts';

const URL_OF_TIMES = 'https://a.example/api/v2/appointments/group/1/times?time=x';
const call = { params: { group_id: 1 }, query: { time: 'x' } };

const preloaded = (reply: Response): PreloadedReply => ({
  reply: Promise.resolve(reply),
  json: reply.clone().json(),
});
const over = (reply: Response | undefined) =>
  preloadedTransport('https://a.example/', (url) =>
    url === URL_OF_TIMES && reply !== undefined ? preloaded(reply) : undefined,
  );

it('gives the reply of the URL a call would have', async () => {
  const reply = await over(Response.json({ valid: true }))(getTimes, call);
  expect(reply).toMatchObject({ status: 200, ok: true, json: { valid: true } });
});

it('gives a refusal the operation documents, and no other', async () => {
  const refusal = () => over(Response.json({ errors: {} }, { status: 400 }));
  expect(await refusal()(getTimes, { ...call, expected: [400] })).toMatchObject({ status: 400, ok: false });
  await expect(refusal()(getTimes, { ...call, expected: [409] })).rejects.toThrow(Error);
  await expect(refusal()(getTimes, call)).rejects.toThrow(Error);
});

it('asks nothing where there is no reply', async () => {
  vi.stubGlobal('fetch', vi.fn());
  await expect(over(undefined)(getTimes, call)).rejects.toThrow(Error);
  await expect(over(Response.json({}))(getTimes, { params: { group_id: 2 } })).rejects.toThrow(Error);
  expect(fetch).not.toHaveBeenCalled();
});

it('rejects what is no JSON, and gives an error for what a reply lacks', async () => {
  const html: PreloadedReply = {
    reply: Promise.resolve(new Response('<p>')),
    json: Promise.reject(new Error('no JSON')),
  };
  await expect(preloadedTransport('https://a.example', () => html)(getTimes, call)).rejects.toThrow('no JSON');
  const reply = await over(Response.json({}))(getTimes, call);
  expect(reply.malformed('available_times')).toBeInstanceOf(Error);
});
