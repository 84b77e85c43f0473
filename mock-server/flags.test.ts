import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './engine/faults/scenarios.ts';
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
      history: false,
      requireKey: false,
      openControl: false,
      strict: false,
      quiet: false,
      data: undefined,
    });
  });

  it('are read', () => {
    const line =
      '--port 0 --host ::1 --seed 7 --now 2026-12-01T09:00:00 --zone Pacific/Apia --latency 20 --scenario slow ' +
      '--listings 20 --busy 0.4 --history --require-key --open-control --strict --quiet --data state.json';
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
      history: true,
      requireKey: true,
      openControl: true,
      strict: true,
      quiet: true,
      data: 'state.json',
    });
  });

  const whole = (max: number, given: string) => `takes a whole number from 0 to ${max}, not ${given}`;
  const dateAndTime = 'takes a date and time like 2026-12-01T09:00:00, not';

  it.each([
    ['--color red', 'There is no flag --color'],
    ['-p 80', 'There is no flag -p'],
    ['--port 70000', `--port ${whole(65_535, '70000')}`],
    ['--port 80.5', `--port ${whole(65_535, '80.5')}`],
    ['--port http', `--port ${whole(65_535, 'http')}`],
    ['--port -1', `--port ${whole(65_535, '-1')}`],
    ['--port=', `--port ${whole(65_535, 'an empty text')}`],
    ['--port', '--port needs a value'],
    ['--host --quiet', '--host needs a value'],
    ['--host=', '--host takes an address of this machine, like 127.0.0.1, not an empty text'],
    ['--now 2026-02-30T09:00:00', `--now ${dateAndTime} 2026-02-30T09:00:00`],
    ['--now 2026-12-01', `--now ${dateAndTime} 2026-12-01`],
    ['--now 2026-12-01T09:00:00Z', `--now ${dateAndTime} 2026-12-01T09:00:00Z`],
    ['--zone Moon/Base', '--zone takes a time zone like America/New_York, not Moon/Base'],
    ['--scenario storm', `--scenario takes one of ${Object.keys(SCENARIOS).join(', ')}, not storm`],
    ['--scenario toString', `--scenario takes one of ${Object.keys(SCENARIOS).join(', ')}, not toString`],
    ['--busy 1.5', '--busy takes a number from 0 to 1, not 1.5'],
    ['--busy -1', '--busy takes a number from 0 to 1, not -1'],
    ['--latency 1e3', `--latency ${whole(600_000, '1e3')}`],
    ['--listings 2.5', `--listings ${whole(1_000_000, '2.5')}`],
    ['--seed -3', `--seed ${whole(4_294_967_295, '-3')}`],
    ['--data=', '--data takes the path of a file, not an empty text'],
    ['--quiet=yes', '--quiet takes no value'],
    ['--require-key=', '--require-key takes no value'],
  ])('are refused in "%s": %s', (line, message) => {
    expect(() => readFlags(line.split(' '))).toThrow(new Error(message));
  });

  it('name an unknown word when they refuse it', () => {
    expect(() => readFlags(['stray'])).toThrow(/^[^\n]*'stray'/);
  });
});
