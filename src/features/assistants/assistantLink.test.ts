import { expect, it } from 'vitest';
import { assistantInLink } from './assistantLink.ts';

it.each([
  ['#tour-at=next', { at: 'next', homes: '', answers: '' }],
  ['#tour-at=2026-12-05T10:15:00', { at: '2026-12-05T10:15:00', homes: '', answers: '' }],
  [
    '#tour-at=2026-12-05T10:15:00;homes=4711,4712;answers=eyJ9',
    { at: '2026-12-05T10:15:00', homes: '4711,4712', answers: 'eyJ9' },
  ],
  ['#tour-at=2026-12-05T10:15:00;answers=eyJ9', { at: '2026-12-05T10:15:00', homes: '', answers: 'eyJ9' }],
])('reads the link %s', (hash, link) => expect(assistantInLink(hash)).toEqual(link));

it.each([
  '',
  '#tour-at=',
  '#tour-at=soon',
  '#tour=4711',
  '#tour-at=next;homes=a',
  '#tour-at=next&x',
  '#x#tour-at=next',
])('takes %j for no link', (hash) => expect(assistantInLink(hash)).toBeUndefined());
