import { describe, expect, it } from 'vitest';
import { readNextStep } from './afterBooking.ts';
import { createOptionReader } from './optionReader.ts';

const read = (given: unknown) => {
  const reader = createOptionReader();
  return { step: readNextStep('nextStep', given, reader), problems: reader.problems };
};

describe('the next step', () => {
  it.each([
    ['a label and an address', { label: ' Verify your ID ', url: ' /verify?a=1 ' }, 'Verify your ID', '/verify?a=1'],
  ])('is read from %s', (_, given, label, url) => {
    expect(read(given)).toEqual({ step: { label, url }, problems: [] });
  });

  it.each([
    ['nothing but a link', 'https://id.example.com', 'a `label` and a `url`'],
    ['no words', { label: ' ', url: 'https://id.example.com' }, 'a `label` and a `url`'],
    [
      'another sign between the two',
      'Verify | /verify',
      'in an attribute as "Verify your ID = https://id.example.com"',
    ],
    ['another type', 7, 'a `label` and a `url`'],
    ['a part that is no text', { label: 'Verify', url: 7 }, 'a `label` and a `url`'],
    ['a script', { label: 'Verify', url: 'javascript:alert(1)' }, 'an http(s) address or a path on this site'],
    [
      'another host as a path',
      { label: 'Verify', url: '//evil.example.com' },
      'an http(s) address or a path on this site',
    ],
    [
      'a name and a password',
      { label: 'Verify', url: 'https://a:b@example.com' },
      'an http(s) address or a path on this site',
    ],
  ])('is left out and reported for %s', (_, given, wanted) => {
    const { step, problems } = read(given);
    expect(step).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(wanted)]);
  });

  it.each([undefined, null, ''])('is nothing for %j', (given) => {
    expect(read(given)).toEqual({ step: undefined, problems: [] });
  });
});
