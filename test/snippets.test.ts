// @vitest-environment jsdom
import ts from '@typescript/typescript6';
import { describe, expect, it } from 'vitest';
import { fallbackWords } from '../public/configure/fallbackWords.ts';
import { readPresets } from '../public/configure/presets.ts';
import { snippetsOf } from '../public/configure/snippets.ts';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import { valueIn } from '../src/embed/attributes.ts';
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
const NUMBERS = ['groupId', 'community', 'duration', 'daysAhead', 'manage', 'resetAfter', 'agent', 'home'];
/** Options that are a yes or a no. `0` is a no. */
const SWITCHES = [
  'assistants',
  'attribution',
  'changes',
  'dataLayer',
  'leads',
  'prefillFromUrl',
  'remember',
  'waitlist',
];
/** Options that the component of a dialog does not have. */
const NOT_OF_DIALOGS = ['mode', 'loading', 'buttonLabel', 'buttonCorner'];

/** Attributes whose props take nothing but what the configurator offers. `src/options/exactProps.test.tsx` holds them. */
const EXACT = [
  ...[
    'prefetch',
    'assistants',
    'attribution',
    'button-corner',
    'changes',
    'confirms',
    'data-layer',
    'isolate',
    'leads',
  ],
  ...['loading', 'locked-fields', 'mode', 'prefill-from-url', 'remember', 'rents', 'theme', 'waitlist'],
  ...['discovery-sources', 'next-step', 'tour-kinds'],
];

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
    'tour-booking/styles.css': {},
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

describe.each(['React', 'Next.js'])('the snippet for %s', (place) => {
  it('compiles against the types of the package, with every value in every option that takes text', () => {
    const files = Object.fromEntries(
      cases.map(({ choice, mode }, index) => {
        const typed = [...choice].filter(([name]) => !EXACT.includes(name) || (name === 'mode' && mode !== undefined));
        return [`case-${index}.tsx`, printed(new Map(typed), place)];
      }),
    );
    expect(typeCheck(files, { moduleResolution: 'bundler' })).toEqual({ ok: true, printed: '' });
  }, 60_000);

  it.each(cases)('holds $name, mode $mode', ({ value, mode, choice }) => {
    const props = propsOf(printed(choice, place));
    const given = attributes.flatMap(([option, attribute]): [string, unknown][] => {
      if (mode === 'dialog' && NOT_OF_DIALOGS.includes(option)) return [];
      const text = choice.get(attribute) ?? '';
      const data = valueIn(option, text);
      if (typeof data === 'object') return [[option, data]];
      if (text === '0' && SWITCHES.includes(option)) return [[option, false]];
      const isNumber = NUMBERS.includes(option) && String(Number(text)) === text && /^\d{1,15}$/.test(text);
      return [[option, isNumber ? Number(text) : text]];
    });
    const { onBooked, trigger, ...own } = props;
    expect(own).toEqual({ ...Object.fromEntries(given), prefill: { firstName: value } });
    expect(onBooked).toBeTypeOf('function');
    expect(trigger).toBeTypeOf(mode === 'dialog' ? 'function' : 'undefined');
  });

  it('has lists and pairs as a prop takes them', () => {
    const choice = new Map([
      ['homes', '4711 | 4712'],
      ['tour-kinds', 'in-person=101 | video=103'],
      ['next-step', 'Verify your ID = /verify?a=1'],
      ['instructions', 'Bring: A photo ID'],
      ['prefill-layout', '1br | 2br'],
    ]);
    expect(propsOf(printed(choice, place))).toMatchObject({
      homes: ['4711', '4712'],
      tourKinds: { 'in-person': '101', video: '103' },
      nextStep: { label: 'Verify your ID', url: '/verify?a=1' },
      instructions: ['Bring: A photo ID'],
      prefill: { layout: ['1br', '2br'] },
    });
    expect(printed(new Map([['homes', 'all']]), place)).toContain('homes="all"');
  });

  it('is valid code where a preset names no field', () => {
    const choice = new Map([
      ['group-id', '101'],
      ['prefill-2br', 'yes'],
      ['prefill--layout', 'loft'],
    ]);
    expect(propsOf(printed(choice, place)).prefill).toEqual({ '2br': 'yes', Layout: 'loft' });
  });
});

it.each([
  [undefined, true],
  ['dialog', false],
  ['button', false],
])(
  'the file for Next.js is for the browser, and has the style where the server renders the widget, mode %s',
  (mode, hasStyle) => {
    const code = printed(choiceOf('101', mode), 'Next.js');
    expect(code.split('\n').slice(0, 2)).toEqual(['// app/tour/BookTour.tsx', "'use client';"]);
    expect(code.includes("import 'tour-booking/styles.css';")).toBe(hasStyle);
  },
);

it.each(cases)('the snippet for HTML holds $name, mode $mode', ({ choice }) => {
  expect(attributesIn(parse(printed(choice, 'HTML')))).toEqual(choice);
});

it.each(modes)('the two parts for pages that change without a reload are the snippet for HTML, mode %s', (mode) => {
  const choice = choiceOf('101', mode);
  const [head, body] = [printed(choice, 'HTML, <head>'), printed(choice, 'HTML, <body>')];
  expect(`${head}\n${body}`).toBe(printed(choice, 'HTML'));
  // All that has to run or load is in the first part, so that the second can come in by `innerHTML`.
  expect(parse(head).querySelectorAll('script[src$="/tour-booking.js"]')).toHaveLength(1);
  expect(body).not.toContain('<script');
  expect(attributesIn(parse(body))).toEqual(choice);
});

describe.each(['HTML', 'WordPress', 'Webflow', 'Squarespace'])('the snippet for %s', (place) => {
  const early = (given: Readonly<Record<string, string>>): readonly string[] => {
    const page = parse(printed(new Map(Object.entries({ 'group-id': '101', ...given })), place));
    expect(page.querySelectorAll('script')).toHaveLength(1);
    return [...page.querySelectorAll('link')].map(({ href }) => href);
  };

  it.each([
    ['the service', { api: 'https://leasing.example.com/v1?x' }, ['https://leasing.example.com']],
    ['an edge', { edge: 'https://tours.example.com', api: '' }, ['https://tours.example.com']],
    ['a path of the page itself', { api: '/leasing' }, []],
    ['the host of the files', { api: 'https://cdn.example.com/leasing' }, []],
  ])('opens the connection to %s first, then fetches the loader, then the widget', (_, given, origins) => {
    const code = printed(new Map(Object.entries({ 'group-id': '101', ...given })), place);
    const lines = [...parse(code).querySelectorAll('script, link')].map((each) => [
      each.getAttribute('rel') ?? each.localName,
      each.getAttribute('href') ?? each.getAttribute('src'),
      each.hasAttribute('crossorigin'),
    ]);
    expect(lines).toEqual([
      // The service is asked without cookies, so the connection has to be one without, too.
      ...origins.map((origin) => ['preconnect', origin, true]),
      ['script', 'https://cdn.example.com/tour-booking/0.1.0/tour-booking.js', false],
      ['modulepreload', 'https://cdn.example.com/tour-booking/0.1.0/main.js', false],
    ]);
  });

  it('fetches the widget beside the loader where the widget stands in its place', () => {
    expect(early({})).toEqual(['https://cdn.example.com/tour-booking/0.1.0/main.js']);
    expect(early({ loading: 'eager' })).toHaveLength(1);
  });

  it.each([{ mode: 'dialog' }, { mode: 'button' }, { loading: 'lazy' }])(
    'leaves it for later with %j, and lets the loader share the connection of what it fetches',
    (given) => {
      expect(early({ api: 'https://leasing.example.com', ...given })).toEqual([]);
      const code = printed(new Map(Object.entries({ 'group-id': '101', ...given })), place);
      expect(parse(code).querySelector('script')?.hasAttribute('crossorigin')).toBe(true);
    },
  );
});

describe('the snippet for Wix', () => {
  it('is the one for HTML, in a frame of its height', () => {
    const choice = choiceOf('101', undefined);
    expect(printed(choice, 'Wix')).toBe(printed(choice, 'HTML'));
    const [, reserved] = /min-height:(\d+)px/.exec(printed(choice, 'HTML')) ?? [];
    const wix = snippetsOf({ choice, folder: '' }).find(({ name }) => name === 'Wix');
    expect(Number(/(\d+) px/.exec(wix?.where ?? '')?.[1])).toBeGreaterThan(Number(reserved));
  });

  // Pages of Wix have no element that could open a dialog.
  it.each(['dialog', 'button'])('lists what a custom element needs for a button, mode %s', (mode) => {
    const choice = choiceOf('101', mode);
    const [file, tag, , , ...rows] = printed(choice, 'Wix').split('\n');
    expect([file, tag]).toEqual([
      'Server URL: https://cdn.example.com/tour-booking/0.1.0/tour-booking.js',
      'Tag name: tour-booking',
    ]);
    const listed = new Map(rows.map((row) => [row.split(': ')[0], row.split(': ')[1]] as const));
    expect(listed).toEqual(new Map([...choice, ['mode', 'button']]));
  });
});

describe('the line that stands in for the widget', () => {
  const linkIn = (given: Readonly<Record<string, string>>) =>
    parse(printed(new Map(Object.entries({ 'group-id': '101', ...given })), 'HTML')).querySelector('tour-booking a');

  it('has words in every language that the widget speaks', () => {
    expect(Object.keys(fallbackWords).sort()).toEqual(['en', ...shippedLanguages].sort());
  });

  it.each([
    ['', {}, 'Contact us to book a tour'],
    ['', { 'contact-email': 'a@example.com' }, 'Email us to book a tour'],
    ['', { 'contact-phone': '(555) 1' }, 'Call (555) 1 to book a tour'],
    ['', { 'contact-phone': '+1 555 123 4567' }, 'Call (555) 123-4567 to book a tour'],
    ['en-GB', { 'contact-phone': '+1 555 123 4567' }, 'Call +1 555 123 4567 to book a tour'],
    ['fr', { 'contact-phone': '+1 555 123 4567' }, 'Call (555) 123-4567 to book a tour'],
    ['fr', {}, 'Contact us to book a tour'],
    ['no locale!', {}, 'Contact us to book a tour'],
    ['es-MX', {}, 'Contáctenos para reservar una visita'],
    ['es', { 'contact-email': 'a@example.com' }, 'Escríbanos para reservar una visita'],
    ['es', { 'contact-phone': '(555) 1' }, 'Llame al (555) 1 para reservar una visita'],
    ['ar', {}, 'لحجز جولة، يُرجى التواصل معنا'],
    ['zh-CN', {}, '联系我们预约看房'],
    ['zh-TW', {}, 'Contact us to book a tour'],
    ['vi', { 'contact-email': 'a@example.com' }, 'Gửi email cho chúng tôi để đặt lịch xem nhà'],
    ['ko', { 'contact-phone': '(555) 1' }, '투어 예약 전화: (555) 1'],
    ['ar', { 'contact-email': 'a@example.com' }, 'لحجز جولة، يُرجى مراسلتنا بالبريد'],
    ['ar-EG', { 'contact-phone': '(555) 1' }, 'لحجز جولة، يُرجى الاتصال بالرقم \u2066(555) 1\u2069'],
  ])('follows the language “%s”, %j', (locale, contact, words) => {
    expect(linkIn({ locale, ...contact })?.textContent).toBe(words);
  });

  it('names its language where that is not English', () => {
    const marks = (locale: string) => ['lang', 'dir'].map((name) => linkIn({ locale })?.getAttribute(name));
    expect(marks('en-GB')).toEqual([null, null]);
    expect(marks('es-MX')).toEqual(['es', 'ltr']);
    expect(marks('ar')).toEqual(['ar', 'rtl']);
  });

  it.each([
    ['es', 'Reserve una visita'],
    ['ar', 'حجز جولة'],
    ['ko', '투어 예약'],
  ])('has a trigger beside it that speaks “%s”, too', (locale, words) => {
    const choice = new Map(Object.entries({ 'group-id': '101', mode: 'dialog', locale }));
    expect(parse(printed(choice, 'HTML')).querySelector('[data-tour-booking-open]')?.textContent).toBe(words);
    for (const place of ['React', 'Next.js']) expect(printed(choice, place)).toContain(`{...given}>${words}</button>`);
  });
});

describe('presets', () => {
  it.each([
    ['', [], []],
    ['layout=1br', [['layout', '1br']], []],
    [
      '  first_name = Lara \n\n notes=a = b | c',
      [
        ['first_name', 'Lara'],
        ['notes', 'a = b | c'],
      ],
      [],
    ],
    ['layout 1br', [], ['layout 1br']],
    ['layout=1br\nnotes: quiet', [['layout', '1br']], ['notes: quiet']],
    ['=1br\nlayout=\ntwo words=1', [], ['=1br', 'layout=', 'two words=1']],
  ])('of %j are %j, and no preset %j', (text, answers, wrong) => {
    expect(readPresets(text)).toEqual({ answers, wrong });
  });
});

it.each(cases)('the snippet for Tag Manager holds $name, mode $mode', ({ choice }) => {
  const page = parse(`<body><div id="tour"></div>${printed(choice, 'Tag Manager')}</body>`);
  const scripts = [...page.querySelectorAll('script')].map(({ text }) => text);
  expect(scripts).toHaveLength(1);
  new Function('document', scripts[0] ?? '')(page);
  expect(attributesIn(page)).toEqual(choice);
});
