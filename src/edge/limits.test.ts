import { describe, expect, it } from 'vitest';
import { createAllowance, forwardedAddress, visitorOf } from './limits.ts';

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

describe('visitorOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['lara@example.com', 'unknown'],
    ['1'.repeat(1_000), 'unknown'],
  ])('counts %s as %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });
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

  it.each([0, -1, 1.5, Number.NaN])('refuses %s hops', (hops) => {
    expect(() => forwardedAddress(hops)).toThrow(/^forwardedAddress: give the number/);
  });
});
