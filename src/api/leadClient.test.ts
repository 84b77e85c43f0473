import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leadCalls } from './leadClient.ts';
import { createTransport } from './transport.ts';

const sample = (name: string): string => readFileSync(`test/fixtures/prospects/${name}.json`, 'utf8');
const { client } = JSON.parse(sample('createProspect.request'));

/** The call to a service that gives this reply, and the requests that it got. */
function answering(body: string, status = 200) {
  const asked: unknown[] = [];
  const transport = createTransport({
    baseUrl: 'https://a.example',
    key: 'pk_1',
    fetch: async (url, init) => {
      asked.push([init?.method, url, init?.body, new Headers(init?.headers).get('Authorization')]);
      return new Response(body, { status });
    },
  });
  return { leave: () => leadCalls(transport).createLead(client), asked };
}

describe('leaving details', () => {
  it("sends the document's body, with the public key where there is one, and reads its reply", async () => {
    const { leave, asked } = answering(sample('createProspect'));
    expect(await leave()).toEqual({ kind: 'created' });
    expect(asked).toEqual([
      ['POST', 'https://a.example/api/v2/clients', JSON.stringify({ client }), `Basic ${btoa('pk_1:')}`],
    ]);
  });

  it.each([400, 409, 422])('names every field that is refused with %i', async (status) => {
    expect(await answering(sample('createProspect.invalid'), status).leave()).toEqual({
      kind: 'rejected',
      errors: [
        { path: 'client.email', message: 'This field is required.' },
        { path: 'client.group', message: 'This field is required.' },
      ],
    });
  });

  it.each([
    ['{}', 'data.client.id'],
    ['{"data":{"client":{"id":"5001"}}}', 'data.client.id'],
    ['{"success":false}', 'data.client.id'],
    ['<html>', ''],
  ])('cannot tell what 200 with %s means', async (body, at) => {
    await expect(answering(body).leave()).rejects.toMatchObject({ failure: { kind: 'malformed', status: 200, at } });
  });

  it('cannot tell what a refusal without a message means', async () => {
    await expect(answering('{}', 400).leave()).rejects.toMatchObject({
      failure: { kind: 'malformed', status: 400, at: 'errors' },
    });
  });

  it.each([401, 403, 500])('throws %i', async (status) => {
    await expect(answering('{}', status).leave()).rejects.toMatchObject({ failure: { kind: 'status', status } });
  });
});
