import { describe, expect, it } from 'vitest';
import { attributes, OPTIONS } from '../options/optionNames.ts';
import { optionsOf } from './attributes.ts';

function element(text: string, inside = ''): Element {
  const holder = document.createElement('div');
  holder.innerHTML = `<div ${text}>${inside}</div>`;
  const found = holder.firstElementChild;
  if (!found) throw new Error('no element');
  return found;
}
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the attributes', () => {
  it.each(attributes)('carry the option %s as %s', (name, attribute) => {
    expect(attribute).toBe(kebab(name));
    const value = name === 'theme' ? 'dark' : 'given';
    expect(optionsOf(element(`${attribute}="${value}"`))).toMatchObject({
      [name]: OPTIONS[name] === 3 ? [value] : value,
    });
  });

  it('preset any field by its name', () => {
    const { prefill, prefillFromUrl } = optionsOf(
      element('prefill-first-name="Lara" prefill-layout="1br | 2br" prefill-from-url prefill-shoe-size="9"'),
    );
    expect(prefill).toEqual({ 'first-name': 'Lara', layout: '1br | 2br', 'shoe-size': '9' });
    expect(prefillFromUrl).toBe('');
  });

  it('leave the default where they are missing', () => {
    const options = optionsOf(element(''));
    expect(options.groupId).toBe('');
    expect(attributes.filter(([name]) => name !== 'groupId' && options[name] !== undefined)).toEqual([]);
  });

  it('keep their text as it is written', () => {
    const { location, campaignInfo } = optionsOf(element('location="1 &lt;b&gt; St" campaign-info="a=1 | b=2"'));
    expect([location, campaignInfo]).toEqual(['1 <b> St', 'a=1 | b=2']);
  });
});

describe('a list', () => {
  it.each([
    ['homes', '4711 | 4712', ['4711', '4712']],
    ['homes', '4711', ['4711']],
    ['homes', 'all', ['all']],
    ['homes', ' |4711||4712 | ', ['4711', '4712']],
    ['instructions', 'Bring: An ID, and a pen | Park in the back', ['Bring: An ID, and a pen', 'Park in the back']],
    ['instructions', 'Bring an ID |\n  Park in the back', ['Bring an ID', 'Park in the back']],
    ['closed-days', 'sunday|2026-12-25', ['sunday', '2026-12-25']],
    ['locked-fields', 'layout | notes', ['layout', 'notes']],
    // A comma is a comma: the reader of the option reports what cannot be.
    ['homes', '4711, 4712', ['4711, 4712']],
    ['homes', '', undefined],
    ['instructions', ' | ', []],
  ])('%s="%s" has the items %j', (attribute, text, items) => {
    const name = attributes.find(([, each]) => each === attribute)?.[0] ?? 'id';
    expect(optionsOf(element(`${attribute}="${text}"`))[name]).toEqual(items);
  });
});

describe('pairs', () => {
  it.each([
    ['tour-kinds', 'in-person=101 | video = 103', { 'in-person': '101', video: '103' }],
    ['tour-kinds', '|in-person = 101|', { 'in-person': '101' }],
    ['tour-kinds', 'in-person=101 | video', { 'in-person': '101', video: undefined }],
    ['discovery-sources', 'Google=80 | Drive by = 2', { Google: '80', 'Drive by': '2' }],
    ['discovery-sources', '=80', { '': '80' }],
    ['next-step', 'Apply now=https://a.example.com/?a=1', { label: 'Apply now', url: 'https://a.example.com/?a=1' }],
    ['next-step', 'Apply | now = /apply', { label: 'Apply | now', url: '/apply' }],
    // The reader of the option reports these.
    ['tour-kinds', 'in-person=101, video=103', { 'in-person': '101, video=103' }],
    ['tour-kinds', '{ "in-person": 101 }', '{ "in-person": 101 }'],
    ['next-step', 'Apply now | https://a.example.com', 'Apply now | https://a.example.com'],
    ['tour-kinds', '', undefined],
  ])('%s="%s" is %j', (attribute, text, value) => {
    const name = attributes.find(([, each]) => each === attribute)?.[0] ?? 'id';
    const given = element('');
    given.setAttribute(attribute, text);
    expect(optionsOf(given)[name]).toEqual(value);
  });
});

describe('the script in the element', () => {
  const json = (text: string): string => `<p>Call us</p><script type="application/json">${text}</script>`;

  it('has options by their names, which attributes override', () => {
    const inside = json(
      '{ "groupId": 7, "homes": [{ "id": 1, "label": "4B" }], "instructions": ["A|B"], "fields": { "notes": "hidden" }, "theme": "dark" }',
    );
    expect(optionsOf(element('group-id="101" theme=""', inside))).toMatchObject({
      groupId: '101',
      theme: '',
      homes: [{ id: 1, label: '4B' }],
      instructions: ['A|B'],
      fields: { notes: 'hidden' },
    });
    expect(optionsOf(element('', inside)).groupId).toBe(7);
    expect(optionsOf(element('homes="4711"', inside)).homes).toEqual(['4711']);
    // As a template leaves it on a page without a list of its own.
    expect(optionsOf(element('homes="" instructions=""', inside))).toMatchObject({
      homes: [{ id: 1, label: '4B' }],
      instructions: ['A|B'],
    });
  });

  it('has presets beside those of attributes', () => {
    const inside = json('{ "prefill": { "first-name": "Lara", "layout": ["1br"] } }');
    expect(optionsOf(element('prefill-first-name="Mara"', inside)).prefill).toEqual({
      'first-name': 'Mara',
      layout: ['1br'],
    });
  });

  it.each(['[{ "id": 1 }]', '{', '', '7', 'null', '"homes"'])('gives no options where it is %j', (text) => {
    expect(optionsOf(element('group-id="101"', json(text)))).toMatchObject(optionsOf(element('group-id="101"')));
  });

  it.each(['<script>{ "groupId": 7 }</script>', '<p><script type="application/json">{ "groupId": 7 }</script></p>'])(
    'is a child of the element, for data: %s',
    (inside) => {
      expect(optionsOf(element('', inside)).groupId).toBe('');
    },
  );
});
