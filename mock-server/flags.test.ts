import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

describe('the flags of npm run mock', () => {
  it('are all optional', () => {
    expect(readFlags([])).toEqual({
      port: 4010,
      host: '127.0.0.1',
      seed: 1,
      now: undefined,
      zone: 'America/New_York',
      latency: 0,
      scenario: 'none',
      listings: 500,
      busy: 0,
      requireKey: false,
      quiet: false,
      data: undefined,
      help: false,
    });
  });

  it('are read', () => {
    const line =
      '--port 0 --host ::1 --seed 7 --now 2026-12-01T09:00:00 --zone Pacific/Apia --latency 20 --scenario slow ' +
      '--listings 20 --busy 0.4 --require-key --quiet --data state.json';
    expect(readFlags(line.split(' '))).toEqual({
      port: 0,
      host: '::1',
      seed: 7,
      now: '2026-12-01T09:00:00',
      zone: 'Pacific/Apia',
      latency: 20,
      scenario: 'slow',
      listings: 20,
      busy: 0.4,
      requireKey: true,
      quiet: true,
      data: 'state.json',
      help: false,
    });
  });

  it.each([
    ['--colour', 'red'],
    ['stray'],
    ['--port', '70000'],
    ['--port', '80.5'],
    ['--port', 'http'],
    ['--port'],
    ['--port='],
    ['--now', '2026-02-30T09:00:00'],
    ['--now', '2026-12-01'],
    ['--now', '2026-12-01T09:00:00Z'],
    ['--zone', 'Moon/Base'],
    ['--scenario', 'storm'],
    ['--scenario', 'toString'],
    ['--busy', '1.5'],
    ['--busy', '-1'],
    ['--latency', '1e3'],
    ['--listings', '2.5'],
    ['--seed', '-3'],
  ])('do not take %s %s', (...args) => {
    expect(() => readFlags(args)).toThrow();
  });
});
