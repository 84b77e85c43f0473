import { describe, expect, it } from 'vitest';
import { answers, booked, kept, later, slot, states, third } from '../../test/flows.ts';
import type { Flow } from './flow.ts';
import { flowOfNews, newsOf, newsText, readNews, refusedBy } from './otherTab.ts';
import { nextFlow } from './transitions.ts';

const scope = { group: 101, service: 'https://leasing.example.com' };
const clear = { unknownOutcomes: [] };
const earlier = { ...states.booked, ...clear };

/** The state of a visitor at `here` after the news of a tab at `there`. Undefined: that tab tells nothing. */
function told(here: Flow, there: Flow): Flow | undefined {
  const news = newsOf(there, scope);
  const read = news && readNews(newsText(news), scope);
  return read && nextFlow(here, { type: 'otherTab', flow: flowOfNews(read) });
}

describe('a tab tells', () => {
  it.each<[string, Flow, object]>([
    ['a booked tour', earlier, { at: 'booked', slot, knownBy: 'memory', tour: { id: 7 } }],
    ['a doubt', { ...states.unsure, unknownOutcomes: [slot] }, { at: 'unsure', slot, unknownOutcomes: [slot] }],
    [
      'a move in doubt',
      { ...states['reschedule-unsure'], ...clear },
      { at: 'reschedule-unsure', slot, perhapsAt: [later] },
    ],
    ['a cancellation in doubt', { ...states['cancel-unsure'], ...clear }, { at: 'cancel-unsure', slot }],
    ['the tour that is being changed', { ...states.reschedule, ...clear }, { at: 'booked', slot }],
  ])('%s', (_, there, expected) => {
    const start: Flow = { at: 'day', answers, ...clear };
    expect(told(start, there)).toMatchObject({ ...expected, answers });
  });

  it.each<[string, Flow]>([
    ['a chosen time', { ...states.details, ...clear }],
    ['what is being sent', states.sending],
    ['a move that is being sent', states.rescheduling],
    ['a cancellation that is being sent', states.canceling],
  ])('nothing of %s', (_, there) => {
    expect(newsOf(there, scope)).toBeUndefined();
  });

  it('nothing where there is no tour and no doubt', () => {
    expect(newsOf({ ...states.day, ...clear }, scope)).toBeUndefined();
  });

  it('no doubt about an earlier move of a canceled tour', () => {
    const news = newsOf({ ...states.canceled, perhapsAt: [later] }, scope);
    expect(news).toMatchObject({ record: { at: 'booked', perhapsAt: [] }, told: true });
  });

  it('of a cancellation, and changes only a tab that shows the same tour', () => {
    expect(told(earlier, states.canceled)).toMatchObject({ at: 'canceled', told: true, slot });
    for (const here of [states.day, states.slot, states.unsure, { ...earlier, tour: { ...earlier.tour, id: 8 } }])
      expect(told(here, states.canceled)).toBe(here);
  });

  it('no token, and a tour that was moved in the other tab keeps its own token', () => {
    const here: Flow = { ...earlier, token: 't-1' };
    expect(newsText(newsOf({ ...here, token: 't-2' }, scope) ?? expect.unreachable())).not.toContain('t-2');
    expect(told(here, { ...earlier, slot: later, sequence: 1, token: 't-2' })).toMatchObject({
      slot: later,
      token: 't-1',
    });
  });

  it('neither an attempt nor a token, nor any part of a record that is not listed', () => {
    const news = newsOf(states.booked, scope);
    if (!news) throw new Error('there is nothing to tell');
    const record = { ...news.record, attempt: 'a1', token: 't1', name: 'Lara' };
    expect(newsText({ ...news, record })).toBe(newsText(news));
  });
});

describe('a visitor who', () => {
  const moved: Flow = { ...earlier, slot: later, sequence: 1 };
  const numberless: Flow = { ...earlier, tour: { ...earlier.tour, id: undefined } };
  const another = { tour: { ...earlier.tour, id: 8 }, slot: third };
  it.each<[string, Flow, Flow, object]>([
    [
      'canceled a tour hears of another one',
      states.canceled,
      { ...earlier, ...another },
      { at: 'booked', slot: third },
    ],
    [
      'canceled a tour hears of a doubt',
      states.canceled,
      { ...states.unsure, slot: third, unknownOutcomes: [third] },
      { at: 'unsure', slot: third },
    ],
    [
      'is in doubt hears that the tour is booked',
      { ...states.unsure, unknownOutcomes: [slot] },
      earlier,
      { at: 'booked' },
    ],
    ['has a tour hears that it was moved', earlier, moved, { at: 'booked', slot: later }],
    [
      'has a tour hears that a move of the tour is in doubt',
      earlier,
      states['reschedule-unsure'],
      { at: 'reschedule-unsure' },
    ],
    ['has a tour hears that its cancellation is in doubt', earlier, states['cancel-unsure'], { at: 'cancel-unsure' }],
    [
      'is in doubt about a move hears that a cancellation is in doubt, too',
      states['reschedule-unsure'],
      { ...states['cancel-unsure'], perhapsAt: [] },
      { at: 'cancel-unsure', perhapsAt: [later] },
    ],
    [
      'is in doubt about the booking hears that a move of the tour is in doubt',
      { ...states.unsure, unknownOutcomes: [slot] },
      states['reschedule-unsure'],
      { at: 'reschedule-unsure', perhapsAt: [later] },
    ],
    [
      'is in doubt about a move hears that it was made',
      states['reschedule-unsure'],
      moved,
      { at: 'booked', slot: later, perhapsAt: [] },
    ],
    [
      'is in doubt about a cancellation hears that it was made',
      states['cancel-unsure'],
      states.canceled,
      { at: 'canceled' },
    ],
  ])('%s', (_, here, there, expected) => {
    expect(told(here, there)).toMatchObject(expected);
  });

  it.each<[string, Flow, Flow]>([
    ['knows more already', moved, earlier],
    ['knows the same', earlier, earlier],
    ['knows of the same move in doubt', states['reschedule-unsure'], states['reschedule-unsure']],
    ['knows more than a move that was in doubt', moved, states['reschedule-unsure']],
    [
      'is in doubt about a cancellation and hears of a move in doubt',
      states['cancel-unsure'],
      states['reschedule-unsure'],
    ],
    [
      'has a tour and hears of another booking in doubt',
      earlier,
      { ...states.unsure, slot: third, unknownOutcomes: [third] },
    ],
    ['has a tour without a number', numberless, { ...numberless, slot: later, sequence: 1 }],
    ['canceled a tour and hears of another canceled one', states.canceled, { ...states.canceled, ...another }],
    ['has another tour', { ...earlier, tour: { ...earlier.tour, id: 8 } }, moved],
    ['is in doubt about another time', { ...states.unsure, slot: third }, earlier],
    ['chooses another time for it', states.reschedule, moved],
    ['is asked whether to cancel', states.cancel, moved],
    ['waits for an outcome', states.sending, earlier],
    ['canceled it', states.canceled, moved],
  ])('%s stays in the same state', (_, here, there) => {
    expect(told(here, there)).toBe(here);
  });

  describe('fills in the form stays there,', () => {
    const form: Flow = { at: 'details', answers, ...clear, slot: later, notice: null };
    const submit = { type: 'submit', attempt: 1, answers } as const;

    it('and is asked once before another tour is booked beside the one of another tab', () => {
      const here = told(form, earlier);
      expect(here).toEqual({ ...form, elsewhere: slot, wantsAnother: false });
      const asked = nextFlow(here ?? form, submit);
      expect(asked).toMatchObject({ at: 'details', elsewhere: slot, notice: { kind: 'asks-first', attempt: 1 } });
      const sent = nextFlow(asked, { ...submit, attempt: 2 });
      expect(sent).toMatchObject({ at: 'sending', slot: later });
      const errors = [{ path: 'client.pets', message: 'x' }];
      const rejected = nextFlow(sent, { type: 'rejected', attempt: 2, errors });
      expect(nextFlow(rejected, { ...submit, attempt: 3 }).at).toBe('sending');
    });

    it('and is asked also after going back to the times', () => {
      const here = nextFlow(told(form, earlier) ?? form, { type: 'backToTimes' });
      const again = nextFlow(here, { type: 'pickSlot', slot: third });
      expect(nextFlow(again, submit)).toMatchObject({ at: 'details', notice: { kind: 'asks-first' } });
    });

    it('and ignores the same news the second time', () => {
      const asked = nextFlow(told(form, earlier) ?? form, submit);
      expect(told(asked, earlier)).toBe(asked);
    });

    it('and is asked anew where the tour has moved since', () => {
      const asked = nextFlow(told(form, earlier) ?? form, submit);
      expect(told(asked, moved)).toMatchObject({ elsewhere: later, notice: null, wantsAnother: false });
    });

    it('and is asked nothing where the tour was canceled since', () => {
      const here = told(told(form, earlier) ?? form, { ...states.canceled, ...clear });
      expect(here).toMatchObject({ at: 'details', elsewhere: undefined });
      expect(nextFlow(here ?? form, submit).at).toBe('sending');
    });

    it('and is still asked where another tour than that one was canceled', () => {
      const here = told(form, earlier) ?? form;
      expect(told(here, { ...states.canceled, ...clear, slot: third })).toBe(here);
    });

    it('and learns of a doubt', () => {
      const doubt: Flow = { ...states.unsure, unknownOutcomes: [slot] };
      expect(told(form, doubt)).toMatchObject({ at: 'details', slot: later, unknownOutcomes: [slot] });
    });
  });

  it('is in doubt about a change hears that this change was refused, and ignores other refusals', () => {
    const change = { type: 'otherTab', flow: earlier } as const;
    expect(nextFlow(states['reschedule-unsure'], { ...change, refused: later })).toMatchObject({
      at: 'booked',
      perhapsAt: [],
    });
    expect(nextFlow(states['cancel-unsure'], { ...change, refused: slot })).toMatchObject({ at: 'booked' });
    for (const refused of [undefined, third]) {
      expect(nextFlow(states['reschedule-unsure'], { ...change, refused })).toBe(states['reschedule-unsure']);
      expect(nextFlow(states['cancel-unsure'], { ...change, refused })).toBe(states['cancel-unsure']);
    }
  });

  it('has a doubt keeps it when an earlier change was refused, or when the other tab has the same doubt', () => {
    const here: Flow = { ...states['reschedule-unsure'], sequence: 1 };
    for (const flow of [earlier, { ...states['reschedule-unsure'], sequence: 1 }])
      expect(nextFlow(here, { type: 'otherTab', flow, refused: later })).toBe(here);
  });

  it('has doubts of their own keeps them, except about the booked time', () => {
    const here: Flow = { ...states.slot, unknownOutcomes: [slot, later] };
    expect(told(here, { ...states.booked, unknownOutcomes: [third, later] })).toMatchObject({
      unknownOutcomes: [later, third],
    });
  });
});

describe('the time of a change that the service refused', () => {
  const news = {
    record: { version: 1, ...scope, at: 'booked', start: slot, id: 7, sequence: 0 },
    told: undefined,
  } as const;
  it('is the new time of a move, and the tour’s own time for a cancellation', () => {
    expect(refusedBy(states.rescheduling, news)).toBe(later);
    expect(refusedBy(states.canceling, news)).toBe(slot);
  });

  it.each<[string, Flow, typeof news | undefined]>([
    ['nothing is told', states.rescheduling, undefined],
    ['there was no tour', states.sending, news],
    ['the tour was moved', { ...states.rescheduling, sequence: 1 }, news],
  ])('is not told where %s', (_, before, given) => expect(refusedBy(before, given)).toBeUndefined());

  it('is not told where the change is in doubt', () => {
    const doubt = { ...news, record: { ...news.record, at: 'reschedule-unsure' } } as const;
    expect(refusedBy(states.rescheduling, doubt)).toBeUndefined();
  });
});

describe('a message', () => {
  const text = newsText({ record: { version: 1, ...scope, at: 'booked', start: slot, id: 7 }, told: undefined });
  it('is read as it was sent', () => {
    expect(readNews(text, scope)).toMatchObject({ record: { start: slot, id: 7 }, told: undefined });
  });
  it.each<[string, unknown]>([
    ['no text', { ...booked, ...kept }],
    ['no record', 'ask'],
    ['of another group', text.replace('101', '102')],
    ['of another version', text.replace('"version":1', '"version":2')],
    ['about a chosen time', text.replace('booked', 'details')],
    ['at no time', text.replace(slot, 'tomorrow')],
  ])('is not read: %s', (_, message) => {
    expect(readNews(message, scope)).toBeUndefined();
  });
  it('tells of a cancellation only if its record is a booked tour', () => {
    const record = { version: 1, ...scope, at: 'reschedule-unsure', start: slot, id: 7, perhapsAt: [later] } as const;
    expect(flowOfNews({ record, told: true }).at).toBe('reschedule-unsure');
  });
  it('tells of a cancellation only by true or false', () => {
    expect(readNews(text.replace('}', ',"told":"yes"}'), scope)?.told).toBeUndefined();
    expect(readNews(text.replace('}', ',"told":false}'), scope)?.told).toBe(false);
  });
});
