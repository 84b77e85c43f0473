import { describe, expect, it } from 'vitest';
import { addEmailBlastRecipients, createEmailBlastStore, listEmailBlasts } from './emailBlasts.ts';

const list = (...emails: unknown[]) => emails.map((email) => ({ email }));

describe('email blast lists', () => {
  it('are a bare list of id and name', () => {
    const lists = listEmailBlasts(createEmailBlastStore());
    expect(lists).toMatchObject({ ok: true, value: expect.arrayContaining([{ id: 801, name: expect.any(String) }]) });
  });

  it('accept new addresses and skip known ones, in upper or lower case, also within one request', () => {
    const store = createEmailBlastStore();
    const add = (...emails: string[]) => addEmailBlastRecipients(store, '801', list(...emails));
    expect(add('one@example.com', 'two@example.com')).toMatchObject({ value: { added: 2, skipped: 0 } });
    expect(add('ONE@example.com', ' three@example.com ', 'Three@Example.com')).toMatchObject({
      value: { added: 1, skipped: 2 },
    });
    expect(add()).toMatchObject({ value: { added: 0, skipped: 0 } });
    expect(addEmailBlastRecipients(store, '802', list('one@example.com'))).toMatchObject({ value: { added: 1 } });
  });

  it('add nothing when one item is bad, and name each bad one', () => {
    const store = createEmailBlastStore();
    const before = store.recipients(801)?.size;
    const bad = [...list('new@example.com', 'nobody', 7), null, {}, ...list(`${'a'.repeat(250)}@example.com`)];
    const reply = addEmailBlastRecipients(store, '801', bad);
    expect(reply.ok ? undefined : Object.keys(reply.body.errors)).toEqual(['1', '2', '3', '4', '5']);
    expect(reply).toMatchObject({ why: 'invalid', body: { errors: { 1: { email: [expect.any(String)] } } } });
    expect(store.recipients(801)?.size).toBe(before);
  });

  it.each([[undefined], [{}], ['one@example.com'], [null]])('refuse the body %j', (body) => {
    expect(addEmailBlastRecipients(createEmailBlastStore(), '801', body)).toMatchObject({
      why: 'invalid',
      body: { errors: { body: [expect.any(String)] } },
    });
  });

  it('must exist', () => {
    expect(addEmailBlastRecipients(createEmailBlastStore(), '9', list('one@example.com'))).toMatchObject({
      why: 'notFound',
    });
  });

  it('are kept across a restart', () => {
    const store = createEmailBlastStore();
    addEmailBlastRecipients(store, '803', list('one@example.com'));
    const again = createEmailBlastStore();
    again.restore(JSON.parse(JSON.stringify(store.snapshot())));
    expect(again.recipients(803)).toEqual(store.recipients(803));
    expect(() => again.restore({ 801: [] })).toThrow(TypeError);
  });
});
