import { expect, it } from 'vitest';
import { createOptionReader } from './optionReader.ts';
import type { BookingOptions } from './options.ts';
import { readTourKinds } from './tourKindsOption.ts';

function read(tourKinds: unknown, options: Partial<BookingOptions> = {}) {
  const reader = createOptionReader();
  const kinds = readTourKinds({ groupId: 101, ...options, tourKinds }, reader);
  return { kinds, problems: reader.problems };
}

const BOTH = [
  { kind: 'in-person', groupId: 101, label: undefined, line: undefined },
  { kind: 'video', groupId: 103, label: undefined, line: undefined },
];

it.each([
  ['an object', { 'in-person': 101, video: '103' }],
  ['an object of groups', { 'in-person': { groupId: '101' }, video: { groupId: 103 } }],
])('reads %s', (_, given) => {
  expect(read(given)).toEqual({ kinds: { offered: BOTH, chosen: BOTH[0] }, problems: [] });
});

it('takes words of the integrator', () => {
  const { kinds } = read({ 'in-person': 101, video: { groupId: 103, label: 'On screen', line: 'By FaceTime' } });
  expect(kinds?.offered[1]).toEqual({ kind: 'video', groupId: 103, label: 'On screen', line: 'By FaceTime' });
});

it('takes what the visitors of a kind read after booking', () => {
  const nextStep = { label: 'Verify your ID', url: '/verify' };
  const { kinds, problems } = read({
    'in-person': 101,
    'self-guided': { groupId: 102, instructions: ['Where: The lockbox', 'Bring: Your phone'], nextStep },
    video: { groupId: 103, nextStep: 'Verify' },
  });
  expect(kinds?.offered[1]).toMatchObject({ instructions: ['Where: The lockbox', 'Bring: Your phone'], nextStep });
  expect(kinds?.offered[2]?.nextStep).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining('`tourKinds.video.nextStep`')]);
});

it('opens with the kind of `groupId`, wherever it stands in the list', () => {
  expect(read({ 'in-person': 101, video: 103 }, { groupId: '103' }).kinds?.chosen?.kind).toBe('video');
});

it.each([undefined, null, ''])('offers no kinds without the option: %s', (given) => {
  expect(read(given)).toEqual({ kinds: undefined, problems: [] });
});

it('offers no kinds for a tour to change', () => {
  expect(read({ 'in-person': 101, video: 103 }).kinds).toBeDefined();
  expect(read({ 'in-person': 101, video: 103 }, { manage: 48213, manageStart: '2026-12-05T10:15:00' })).toEqual({
    kinds: undefined,
    problems: [],
  });
});

it.each([
  [['in-person'], '`tourKinds` is a list; give kinds of tour with the number of their group'],
  [5, '`tourKinds` is 5; give kinds of tour'],
  [
    'in-person',
    '`tourKinds` is "in-person"; give kinds of tour with the number of their group, in an attribute as "in-person=101 |',
  ],
  [{ 'in-person': 101 }, 'give at least two kinds, since one leaves nothing to choose'],
  [{ 'in-person': 101, phone: 7, video: 103 }, '`tourKinds.phone` is 7; give only "in-person", "self-guided", "video"'],
  [
    { 'in-person': 101, video: '103, self-guided=102', 'self-guided': 102 },
    '`tourKinds.video` is "103, self-guided=102"; give a whole number from 1',
  ],
  [
    { 'in-person': 101, video: undefined, 'self-guided': 102 },
    '`tourKinds.video` is missing; give the number of its group',
  ],
  [
    { 'in-person': 101, video: 101, 'self-guided': 102 },
    '`tourKinds.video` is 101; give each kind once, with a group that no',
  ],
  [{ 'self-guided': 102, video: 103 }, '`groupId` is 101; give the group of one of `tourKinds`, to open with'],
  [{ 'in-person': 101, video: { groupId: 103, label: 5 } }, '`tourKinds.video.label` is 5; give text'],
])('says what is wrong with %j', (given, sentence) => {
  const { problems } = read(given);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

it('goes on with the others where one is wrong', () => {
  expect(read({ 'in-person': 101, phone: 7, video: 103 }).kinds?.offered).toEqual(BOTH);
});
