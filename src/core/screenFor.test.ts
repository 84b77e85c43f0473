import { describe, expect, it } from 'vitest';
import { noAnswers } from '../booking/answers.ts';
import type { Flow } from '../booking/flow.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../time/values.ts';
import { screenFor } from './screenFor.ts';
import type { ConfigurationState } from './snapshot.ts';

const day: Day | undefined = parseDay('2026-12-05');
const slot: LocalDateTime | undefined = parseLocalDateTime('2026-12-05T10:15:00');
if (!day || !slot) throw new Error('no day');
const answers = noAnswers;
const tour = { id: 1, confirmationEnabled: false, start: undefined, location: undefined, expirationDate: undefined };

const flows = {
  day: { at: 'day', answers, unknownOutcomes: [] },
  slot: { at: 'slot', day, previous: null, answers, unknownOutcomes: [], notice: null },
  details: { at: 'details', slot, answers, unknownOutcomes: [], notice: null },
  sending: { at: 'sending', slot, answers, unknownOutcomes: [], attempt: 1 },
  unsure: { at: 'unsure', slot, answers, unknownOutcomes: [slot], notice: null },
  booked: { at: 'booked', slot, answers, unknownOutcomes: [], tour },
  confirmed: { at: 'booked', slot, answers, unknownOutcomes: [], tour: { ...tour, confirmationEnabled: true } },
} satisfies Record<string, Flow>;
const configurations = {
  pending: { status: 'pending', slow: false },
  error: { status: 'error', why: 'offline', failures: 1, retrying: false },
  inactive: { status: 'success', answer: { active: false, reason: 'Widget is inactive' } },
  active: {
    status: 'success',
    answer: { active: true, configuration: { layouts: [], sources: [], fields: {}, unread: [] } },
  },
} satisfies Record<string, ConfigurationState>;

const rows = {
  day: ['skeleton', 'unreachable', 'closed', 'pick'],
  slot: ['skeleton', 'unreachable', 'closed', 'pick'],
  details: ['skeleton', 'unreachable', 'closed', 'details'],
  sending: ['skeleton', 'unreachable', 'closed', 'details'],
  // What was booked, or may have been, is told whatever the service says later.
  unsure: ['unsure', 'unsure', 'unsure', 'unsure'],
  booked: ['booked', 'booked', 'booked', 'booked'],
  confirmed: ['confirmation', 'confirmation', 'confirmation', 'confirmation'],
} as const;

describe('the screen', () => {
  const { pending, error, inactive, active } = configurations;
  it.each(Object.entries(flows))('of %s while pending, in error, inactive, active', (name, flow) => {
    const shown = [pending, error, inactive, active].map((configuration) => screenFor(flow, configuration));
    expect(shown).toEqual(rows[name as keyof typeof rows]);
  });
});
