import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const sample = JSON.parse(readFileSync('test/fixtures/appointments/verify-widget.json', 'utf8')).data;

describe('readConfiguration', () => {
  it("reads the document's sample whole", () => {
    const read = readConfiguration(sample);
    expect(read?.unread).toEqual([]);
    expect(read?.layouts).toEqual(['loft', 'studio', '1br', '2br', '3br', '4+br']);
    expect(read?.sources).toEqual([
      { code: 20, label: 'Website' },
      { code: 350, label: 'Building sign' },
      { code: 450, label: 'Friend or Family' },
    ]);
    expect(read?.fields).toEqual(sample.field_config);
  });

  it('takes the referral sources where there are no choices', () => {
    expect(readConfiguration({ ...sample, discovery_source_choices: [] })?.sources).toHaveLength(7);
  });

  it.each(Object.keys(sample))('does without %s', (part) => {
    const { [part]: _, ...rest } = sample;
    expect(readConfiguration(rest)?.unread).toEqual([part]);
    expect(readConfiguration({ ...sample, [part]: null })?.unread).toEqual([part]);
    expect(readConfiguration({ ...sample, [part]: 'text' })?.unread).toEqual([part]);
  });

  it.each([
    ['layout_options', ['1br', 2, '', null, '1br'], ['layout_options.1', 'layout_options.2', 'layout_options.3']],
    [
      'referral_sources',
      [[10], [10.5, 'x'], ['10', 'x'], 10, [10, ' ']],
      [0, 1, 2, 3, 4].map((at) => `referral_sources.${at}`),
    ],
    [
      'discovery_source_choices',
      [{ value: 1 }, null, { label: 'x' }, { value: 20, label: 'Web' }],
      [0, 1, 2].map((at) => `discovery_source_choices.${at}`),
    ],
    [
      'field_config',
      { 'client.pets': 'yes', 'client.notes': null, 'client.layout': 20 },
      ['field_config.client.pets', 'field_config.client.notes'],
    ],
  ])('names what it cannot read of %s', (part, value, unread) => {
    expect(readConfiguration({ ...sample, [part]: value })?.unread).toEqual(unread);
  });

  it('keeps what stands beside a bad part', () => {
    const read = readConfiguration({
      ...sample,
      field_config: { 'client.pets': [], 'client.layout': 20, 'client.new': 40 },
    });
    expect(read?.fields).toMatchObject({ 'client.layout': 20, 'client.new': 40 });
    expect(readConfiguration({ ...sample, layout_options: ['1br', 5, '2br', '1br'] })?.layouts).toEqual(['1br', '2br']);
  });

  describe('a value of field_config', () => {
    const fieldOf = (value: unknown) => {
      const read = readConfiguration({ ...sample, field_config: { 'client.pets': value } });
      return [read?.fields, read?.unread];
    };

    it.each([
      [20, 20],
      ['20', 20],
      [' 30 ', 30],
      ['10', 10],
      ['0', 0],
      [-1, -1],
    ])('%j is %i', (value, mode) => {
      expect(fieldOf(value)).toEqual([{ 'client.pets': mode }, []]);
    });

    it.each([[null], [true], [false], [''], [' '], ['yes'], ['20px'], [20.5], ['20.5'], [[]], [['20']], [{}]])(
      '%j is no mode: the field is kept, as optional, and named',
      (value: unknown) => {
        const [fields, unread] = fieldOf(value);
        expect(fields).toEqual({ 'client.pets': Number.NaN });
        expect(unread).toEqual(['field_config.client.pets']);
      },
    );
  });

  it('keeps the first label of a code that comes twice', () => {
    const twice = [
      { value: 20, label: 'Website' },
      { value: 300, label: 'Other' },
      { value: 20, label: 'Web' },
    ];
    expect(readConfiguration({ ...sample, discovery_source_choices: twice })?.sources).toEqual([
      { code: 20, label: 'Website' },
      { code: 300, label: 'Other' },
    ]);
  });

  it.each([undefined, null, [], 'data', 4, true])('gives nothing for %j', (data) => {
    expect(readConfiguration(data)).toBeUndefined();
  });

  it('never throws', () => {
    const parts = fc.record(
      {
        layout_options: fc.jsonValue(),
        referral_sources: fc.jsonValue(),
        discovery_source_choices: fc.jsonValue(),
        field_config: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), parts), (data) => {
        const read = readConfiguration(data);
        if (read === undefined) return;
        expect(read.layouts.every((layout) => layout !== '')).toBe(true);
        expect(read.sources.every(({ code }) => Number.isInteger(code))).toBe(true);
        expect(Object.values(read.fields).every((mode) => Number.isInteger(mode) || Number.isNaN(mode))).toBe(true);
      }),
    );
  });
});
