import { describe, expect, it } from 'vitest';
import { asAttributes, misspelledNames } from './misspelledNames.ts';

const given = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

describe('misspelledNames', () => {
  it.each([
    ['timezone', 'timeZone'],
    ['group_id', 'groupId'],
    ['acccent', 'accent'],
    ['acent', 'accent'],
    ['accemt', 'accent'],
    ['onBook', undefined],
    ['onBookedd', 'onBooked'],
    ['theme', undefined],
    ['onWarning', undefined],
    ['color', undefined],
    ['key', undefined],
    ['', undefined],
  ])('suggests for the option %s: %s', (name, meant) => {
    expect(misspelledNames(given(name), {})).toEqual(
      meant === undefined ? [] : [`tour-booking: \`${name}\` is not read; write \`${meant}\`.`],
    );
  });

  it.each([
    ['timezone', 'time-zone'],
    ['groupid', 'group-id'],
    ['group_id', 'group-id'],
    ['contact-mail', 'contact-email'],
    ['contact-emails', 'contact-email'],
    // An option that no attribute can carry is never suggested.
    ['onbooked', undefined],
    ['message', undefined],
    ['data-theme', undefined],
    ['aria-label', undefined],
    ['class', undefined],
    ['hidden', undefined],
    ['lang', undefined],
    ['title', undefined],
    ['slot', undefined],
    ['dir', undefined],
    ['part', undefined],
    ['time-zone', undefined],
    ['prefill-first-name', undefined],
  ])('suggests for the attribute %s: %s', (name, meant) => {
    const element = document.createElement('div');
    // The name of an attribute may be empty in this table, and not in a page.
    if (name) element.setAttribute(name, '');
    expect(misspelledNames(given('timezone'), { element })).toEqual(
      meant === undefined ? [] : [`tour-booking: \`${name}\` is not read; write \`${meant}\`.`],
    );
  });
});

const NO_OPTIONS =
  'tour-booking: the script in the element is not a JSON object; give options by name, such as {"homes": ["all"]}.';

it.each<readonly [text: string, problems: readonly string[]]>([
  ['{"tourkinds": {}, "homes": []}', ['tour-booking: "tourkinds" is not read; write "tourKinds".']],
  ['{"group-id": 101}', ['tour-booking: "group-id" is not read; write "groupId".']],
  ['{"fields": {}, "onBooked": "", "color": ""}', []],
  ['[{ "id": 4711 }]', [NO_OPTIONS]],
  ['{', [NO_OPTIONS]],
  ['7', [NO_OPTIONS]],
])('says what is wrong in the script %s', (text, problems) => {
  const element = document.createElement('div');
  element.innerHTML = `<script type="application/json">${text}</script>`;
  expect(misspelledNames({}, { element })).toEqual(problems);
  expect(problems.map(asAttributes)).toEqual(problems);
});

it('asAttributes gives options their names in HTML', () => {
  expect(asAttributes('tour-booking: `groupId` is ""; give the number of `timeZone` as "groupId".')).toBe(
    'tour-booking: `group-id` is ""; give the number of `time-zone` as "groupId".',
  );
  expect(asAttributes('tour-booking: `discoverySources.google` is 0, `prefill.phone` is "x".')).toBe(
    'tour-booking: `discovery-sources.google` is 0, `prefill-phone` is "x".',
  );
  expect(asAttributes('give an object with `createLead` too.')).toBe('give an object with `createLead` too.');
});
