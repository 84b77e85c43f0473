import { describe, expect, it, vi } from 'vitest';
import { type Day, parseDay } from '../time/values.ts';
import { noAnswers } from './answers.ts';
import { startFlow } from './flow.ts';
import { createFlowStore } from './flowStore.ts';

const day: Day | undefined = parseDay('2026-12-05');
if (day === undefined) throw new Error('no day');
const pick = { type: 'pickDay', day } as const;

function store() {
  const moved = vi.fn();
  const heard = vi.fn();
  const initial = startFlow(noAnswers);
  const made = createFlowStore(initial, moved);
  return { ...made, moved, heard, initial, remove: made.subscribe(heard) };
}

describe('a flow store', () => {
  it('tells of a change once it has happened', () => {
    const { get, send, moved, heard, initial } = store();
    heard.mockImplementation(() => expect(get().at).toBe('slot'));
    send(pick);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(moved).toHaveBeenCalledExactlyOnceWith(pick, initial, get());
  });

  it('tells nobody of an event that has no row', () => {
    const { get, send, moved, heard, initial } = store();
    send({ type: 'lost', attempt: 1 });
    expect(get()).toBe(initial);
    expect(heard).not.toHaveBeenCalled();
    expect(moved).not.toHaveBeenCalled();
  });

  it('lets listeners go, also while they are being told', () => {
    const { send, subscribe, heard, remove } = store();
    const second = vi.fn();
    heard.mockImplementation(() => remove());
    subscribe(second);
    send(pick);
    send(pick);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });
});
