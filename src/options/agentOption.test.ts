import { expect, it } from 'vitest';
import { readAgentOption } from './agentOption.ts';
import { createOptionReader } from './optionReader.ts';

function read(given: unknown) {
  const reader = createOptionReader();
  return { agent: readAgentOption(given, reader), problems: reader.problems };
}

it.each([12, '12', { id: 12 }, { id: '12' }])('takes an id: %j', (given) => {
  expect(read(given)).toEqual({ agent: { id: 12 }, problems: [] });
});

it('takes a description of the agent', () => {
  const given = { name: ' Maya Ortiz ', title: 'Leasing', photo: '/maya.jpg', phone: '+1 555 123 4567' };
  expect(read(given)).toEqual({
    agent: {
      name: 'Maya Ortiz',
      title: 'Leasing',
      photo: '/maya.jpg',
      phone: '+1 555 123 4567',
      mobile: '+1 555 123 4567',
    },
    problems: [],
  });
  expect(read({ name: 'Maya' }).agent).toEqual({ name: 'Maya', title: '', photo: '', phone: '', mobile: '' });
});

it.each([undefined, null, ''])('reads %s as no agent', (given) => {
  expect(read(given)).toEqual({ agent: undefined, problems: [] });
});

it.each([
  ['Maya', '`agent` is "Maya"; give a whole number from 1'],
  [{ id: 'x' }, '`agent.id` is "x"; give a whole number from 1'],
  [{}, '`agent` is a value of type object; give the id of an agent, or an object with a `name`'],
  [{ name: 'Maya', photo: 'javascript:alert(1)' }, '`agent.photo` is "javascript:alert(1)"; give an http(s) address'],
  [{ name: 'Maya', photo: 'data:image/png;base64,AAAA' }, 'give an http(s) address'],
  [{ name: 'Maya', phone: 5 }, '`agent.phone` is 5; give text'],
])('says what is wrong with %j', (given, sentence) => {
  const { problems } = read(given);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

it('keeps the name where a photo is wrong', () => {
  expect(read({ name: 'Maya', photo: 'javascript:alert(1)' }).agent).toMatchObject({ name: 'Maya', photo: '' });
});
