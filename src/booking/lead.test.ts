import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswers } from './answers.ts';
import { LEAD_FIELDS, type Lead, type LeadEvent, nextLead } from './lead.ts';

const answers = { ...noAnswers, first_name: 'Lara', email: 'lara@example.com' };
const errors = [{ path: 'client.email', message: 'Not an email address.' }];
const closed: Lead = { at: 'closed', answers: noAnswers, suits: [] };
const aside: Lead = { at: 'aside', answers: noAnswers, suits: ['morning'] };
const writing: Lead = { at: 'writing', answers: noAnswers, suits: ['morning'], notice: null };
const sending: Lead = { at: 'sending', answers, suits: ['morning'], attempt: 3 };
const left: Lead = { at: 'left', answers, suits: ['morning'] };

const EVENTS: readonly LeadEvent[] = [
  { type: 'open', answers },
  { type: 'offer', answers },
  { type: 'close' },
  { type: 'note', answers },
  { type: 'note', suits: ['evening'] },
  { type: 'send', attempt: 4, answers },
  { type: 'created' },
  { type: 'rejected', errors },
  { type: 'notSent', why: 'unsure' },
];

/** What each event makes of each state; every other event changes nothing. */
const TABLE: readonly (readonly [Lead, LeadEvent['type'], LeadEvent, Lead])[] = [
  [closed, 'open', { type: 'open', answers }, { at: 'writing', answers, suits: [], notice: null }],
  [closed, 'offer', { type: 'offer', answers }, { at: 'writing', answers, suits: [], notice: null }],
  [aside, 'open', { type: 'open', answers }, { at: 'writing', answers, suits: ['morning'], notice: null }],
  [writing, 'close', { type: 'close' }, aside],
  [writing, 'note', { type: 'note', answers }, { ...writing, answers }],
  [writing, 'note', { type: 'note', suits: ['evening'] }, { ...writing, suits: ['evening'] }],
  [writing, 'send', { type: 'send', attempt: 4, answers }, { ...sending, attempt: 4 }],
  [sending, 'created', { type: 'created' }, left],
  [
    sending,
    'rejected',
    { type: 'rejected', errors },
    { at: 'writing', answers, suits: ['morning'], notice: { kind: 'rejected', errors, attempt: 3 } },
  ],
  [
    sending,
    'notSent',
    { type: 'notSent', why: 'unsure' },
    { at: 'writing', answers, suits: ['morning'], notice: { kind: 'not-sent', why: 'unsure', attempt: 3 } },
  ],
  [left, 'close', { type: 'close' }, { at: 'aside', answers, suits: ['morning'] }],
];

describe('leaving details', () => {
  it.each(TABLE.map(([from, , event, to]) => [from.at, event, to.at, from, to] as const))(
    '%s, %j: %s',
    (_, event, __, from, to) => {
      expect(nextLead(from, event)).toEqual(to);
    },
  );

  it.each([closed, aside, writing, sending, left])('nothing else changes $at', (state) => {
    const known = new Set(TABLE.filter(([from]) => from === state).map(([, type]) => type));
    const others = EVENTS.filter(({ type }) => !known.has(type));
    expect(others.length).toBeGreaterThan(0);
    for (const event of others) expect(nextLead(state, event)).toBe(state);
  });

  it('opens with the known answers where nothing was typed here', () => {
    const typed: Lead = { at: 'closed', answers: { ...noAnswers, first_name: 'L.', notes: 'mine' }, suits: [] };
    const known = { ...answers, last_name: 'Smith', phone: '555', notes: 'theirs' };
    expect(nextLead(typed, { type: 'open', answers: known })).toMatchObject({
      answers: { first_name: 'L.', last_name: 'Smith', email: 'lara@example.com', phone: '555', notes: 'mine' },
    });
  });

  it('never loses what was typed, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), (events) => {
        let lead: Lead = writing;
        let typed = lead.answers;
        for (const event of events) {
          const next = nextLead(lead, event);
          if (next !== lead && 'answers' in event && event.answers) typed = event.answers;
          lead = next;
          for (const key of LEAD_FIELDS) expect(lead.answers[key]).toBe(typed[key]);
        }
      }),
    );
  });
});
