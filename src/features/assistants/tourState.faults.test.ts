import { describe, expect, it, vi } from 'vitest';
import { FAULTS, visitWithFault, type Way } from '../../../test/edgeFaults.ts';
import { tourState } from './tourState.ts';

const WAYS: readonly Way[] = ['service', 'edge', 'edge with findClient'];

describe.each(Object.entries(FAULTS))('after %s', (_, fault) => {
  it.each(WAYS)('at the %s, an assistant hears what the visitor reads', async (way) => {
    const booking = await visitWithFault(way, fault);
    await vi.waitFor(() => expect(booking.snapshot().configuration.status).toBe('success'));
    const snapshot = booking.snapshot();
    const { at } = snapshot.flow;
    const state = at === 'unsure' ? 'in-doubt' : at === 'details' ? 'form' : at;
    expect(tourState(snapshot, false)).toMatchObject({ state, time: '2026-12-04T10:15:00' });
    expect(tourState(snapshot, true).state).toBe(state === 'booked' ? 'requested' : state);
  });
});
