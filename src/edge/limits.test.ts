import { describe, expect, it } from 'vitest';
import { createAllowance, forwardedAddress, networksOf } from './limits.ts';

describe('createAllowance', () => {
  it('gives each key its number a minute, and fills up evenly', () => {
    const { take } = createAllowance(3);
    expect([take('a', 0), take('a', 0), take('a', 0), take('a', 0)]).toEqual([0, 0, 0, 20]);
    expect(take('b', 0)).toBe(0);
    expect([take('a', 20_000), take('a', 20_000)]).toEqual([0, 20]);
  });

  it('gives nothing for a clock that was put back', () => {
    const { take } = createAllowance(1);
    expect([take('a', 100_000), take('a', 0)]).toEqual([0, 60]);
  });

  it('remembers ten thousand keys', () => {
    const { take } = createAllowance(1);
    for (let key = 0; key < 10_000; key += 1) take(String(key), 0);
    expect(take('9999', 0)).toBe(60);
    take('one more', 0);
    expect(take('0', 0)).toBe(0);
  });
});

describe('networksOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['[2001:db8::1]:443', '2001:db8:0:0'],
    ['[fe80::1%eth0]:443', 'fe80:0:0:0'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['"[2001:db8::1]:443"', '2001:db8:0:0'],
    ['for="[2001:db8::1]:443"', '2001:db8:0:0'],
    ['"for=203.0.113.7"', '203.0.113.7'],
    ['203.0.113.256', 'unknown'],
    ['2001:db8::1::2', 'unknown'],
    ['[2001:db8::1', 'unknown'],
    ['203.0.113.7:port', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['lara@example.com', 'unknown'],
    ['1'.repeat(1_000), 'unknown'],
  ])('counts %s as %s', (address, visitor) => {
    expect(networksOf(address)[0]).toEqual({ name: visitor, times: 1 });
  });
});

it('an IPv6 address is part of three networks, and those of 56 and 48 bits have more than one visitor', () => {
  expect(networksOf('2001:db8:1:2ab::7')).toEqual([
    { name: '2001:db8:1:2ab', times: 1 },
    { name: '2001:db8:1:2/56', times: 2 },
    { name: '2001:db8:1/48', times: 8 },
  ]);
});

describe('forwardedAddress', () => {
  const of = (hops: number, header?: string) =>
    forwardedAddress(hops)(
      new Request('https://a.test', header === undefined ? {} : { headers: { 'X-Forwarded-For': header } }),
    );

  it('reads what the outermost proxy of the site wrote, not what the visitor did', () => {
    expect(of(1, '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(of(2, '1.1.1.1, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
    expect([of(2, '203.0.113.7'), of(1)]).toEqual([undefined, undefined]);
  });
});
