import { describe, expect, it } from 'vitest';
import { type End, FAULTS, type Fault, visitWithFault, type Way } from '../../test/edgeFaults.ts';

// The faults of a booking without an edge, with one, and with one that can find the client: docs/lost-reply.md has the table.

async function endOf(way: Way, fault: Fault): Promise<End> {
  const { at } = (await visitWithFault(way, fault)).snapshot().flow;
  return at === 'unsure' ? 'in doubt' : at === 'booked' ? 'booked' : 'not booked';
}

describe.each<[string, End, End, End]>([
  ['the visitor’s request is lost', 'in doubt', 'not booked', 'not booked'],
  ['the visitor’s reply is lost', 'in doubt', 'booked', 'booked'],
  ['the service’s reply is lost', 'in doubt', 'in doubt', 'booked'],
  ['HTML with 200', 'in doubt', 'in doubt', 'booked'],
  ['a truncated reply', 'in doubt', 'in doubt', 'booked'],
  ['the service is down', 'in doubt', 'in doubt', 'not booked'],
  ['too many requests', 'not booked', 'not booked', 'not booked'],
])('%s', (name, ...ends) => {
  const ways: readonly Way[] = ['service', 'edge', 'edge with findClient'];
  it.each(ways.map((way, index) => [way, ends[index]] as const))('makes a visit at the %s end %s', async (way, end) => {
    expect(await endOf(way, FAULTS[name] ?? {})).toBe(end);
  });
});
