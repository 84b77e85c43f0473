// @vitest-environment jsdom
import ts from '@typescript/typescript6';
import { describe, expect, it } from 'vitest';
import { snippetsOf } from '../public/configure/snippets.ts';
import { attributes } from '../src/options/optionNames.ts';
import { typeCheck } from './typeCheck.ts';

/** Each snippet of the configurator holds the typed values, whatever they look like. */

/** Texts that a careless printer takes for a number, for markup or for the end of a string. */
const VALUES: Readonly<Record<string, string>> = {
  digits: '5551234567',
  zero: '0',
  'a leading zero': '0044207946000',
  'more digits than a number holds': '12345678901234567890',
  'a number in another notation': '1e3',
  'a negative number': '-5',
  'double quotes': 'a "quiet" home',
  'single quotes': "O'Hara's",
  braces: '{x} {{z}} }',
  backslashes: 'C:\\new\\u0041\\',
  'line breaks': 'first\nsecond',
  tabs: 'one\ttwo',
  'line separators': 'one\u2028two\u2029three',
  'the end of a script': '</script><script>alert(1)</script>',
  'a comment': '<!-- here --> /* there */ // end',
  'an entity': '&quot; &amp; AT&T &#39;',
  backticks: '`a`',
  'other scripts': 'Größe · عنوان · 住所 · 🏡 · e\u0301',
};

/** Options that take a number as well as text. */
const NUMBERS = ['groupId', 'community', 'duration', 'horizonDays', 'manage', 'resetAfter'];
/** Options that the component of a dialog does not have. */
const NOT_OF_DIALOGS = ['mode', 'loading', 'buttonLabel', 'buttonCorner'];

const PRESET = 'first-name';

/** Every option and a preset with `value`; in the given mode, where one is given. */
function choiceOf(value: string, mode: string | undefined): ReadonlyMap<string, string> {
  const entries = [...attributes.map(([, attribute]) => attribute), `prefill-${PRESET}`].map(
    (attribute) => [attribute, value] as const,
  );
  return new Map([...entries, ...(mode === undefined ? [] : [['mode', mode] as const])]);
}

const modes = [undefined, 'dialog', 'button'];
const cases = Object.entries(VALUES).flatMap(([name, value]) =>
  modes.map((mode) => ({ name, value, mode, choice: choiceOf(value, mode) })),
);

function printed(choice: ReadonlyMap<string, string>, place: string): string {
  const snippets = snippetsOf({ choice, folder: 'https://cdn.example.com/tour-booking/0.1.0' });
  const found = snippets.find(({ name }) => name === place);
  if (found === undefined) throw new Error(`There is no snippet for ${place}.`);
  return found.code;
}

/** The props that a React snippet gives to the component of the package. */
function propsOf(code: string): Readonly<Record<string, unknown>> {
  const { outputText, diagnostics } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  const modules: Readonly<Record<string, object>> = {
    'tour-booking': { TourBooking: 'TourBooking', TourBookingDialog: 'TourBookingDialog' },
    'react/jsx-runtime': { jsx: (_: unknown, props: object) => props },
  };
  const exported: { BookTour?: () => Readonly<Record<string, unknown>> } = {};
  new Function('require', 'exports', outputText)((name: string) => modules[name], exported);
  return exported.BookTour?.() ?? {};
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The attributes of the widget in `page`. The snippet's own `style` is left out. */
function attributesIn(page: Document): ReadonlyMap<string, string> {
  const element = page.querySelector('tour-booking');
  const all = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
  return new Map(all.filter(([name]) => name !== 'style'));
}

describe('the snippet for React', () => {
  it('compiles against the types of the package, with every value in every option', () => {
    const files = Object.fromEntries(cases.map(({ choice }, index) => [`case-${index}.tsx`, printed(choice, 'React')]));
    expect(typeCheck(files, { moduleResolution: 'bundler' })).toEqual({ ok: true, printed: '' });
  }, 60_000);

  it.each(cases)('holds $name, mode $mode', ({ value, mode, choice }) => {
    const props = propsOf(printed(choice, 'React'));
    const given = attributes.flatMap(([option, attribute]): [string, unknown][] => {
      if (mode === 'dialog' && NOT_OF_DIALOGS.includes(option)) return [];
      const text = choice.get(attribute) ?? '';
      const isNumber = NUMBERS.includes(option) && String(Number(text)) === text && /^\d{1,15}$/.test(text);
      return [[option, isNumber ? Number(text) : text]];
    });
    const { onBooked, trigger, ...own } = props;
    expect(own).toEqual({ ...Object.fromEntries(given), prefill: { firstName: value } });
    expect(onBooked).toBeTypeOf('function');
    expect(trigger).toBeTypeOf(mode === 'dialog' ? 'function' : 'undefined');
  });

  it('is valid code where a preset names no field', () => {
    const choice = new Map([
      ['group-id', '101'],
      ['prefill-2br', 'yes'],
      ['prefill--layout', 'loft'],
    ]);
    expect(propsOf(printed(choice, 'React')).prefill).toEqual({ '2br': 'yes', Layout: 'loft' });
  });
});

it.each(cases)('the snippet for HTML holds $name, mode $mode', ({ choice }) => {
  expect(attributesIn(parse(printed(choice, 'HTML')))).toEqual(choice);
});

it.each(cases)('the snippet for Tag Manager holds $name, mode $mode', ({ choice }) => {
  const page = parse(`<body><div id="tour"></div>${printed(choice, 'Tag Manager')}</body>`);
  const scripts = [...page.querySelectorAll('script')].map(({ text }) => text);
  expect(scripts).toHaveLength(1);
  new Function('document', scripts[0] ?? '')(page);
  expect(attributesIn(page)).toEqual(choice);
});
