import { expect, it } from 'vitest';
import { type Door, mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag', 'React build'] });

/** What a page decides for the widget. */
const LEFT = ['color-scheme', 'direction', 'font-family', 'font-size', 'pointer-events', 'visibility'];

/**
 * On the page: the properties that a child takes over from its parent, and those that the letters of the widget take over from the page. The
 * list is the browser's own: each property is tried with values of every kind.
 */
function inheritedOn(): { readonly inherited: readonly string[]; readonly reached: readonly string[] } {
  const page = document.querySelector('tour-booking, #root');
  const parent = page?.parentElement;
  const shadow =
    page?.shadowRoot ?? [...(page?.querySelectorAll('*') ?? [])].find((each) => each.shadowRoot)?.shadowRoot;
  const letters = shadow?.querySelector('.tour-head h2, .tour h2');
  if (!parent || !letters) throw new Error('no widget');
  const plain = parent.appendChild(document.createElement('span'));
  const values = [
    'red',
    '7px',
    '3',
    '0.5',
    'none',
    'hidden',
    'collapse',
    'all',
    'always',
    'both',
    'center',
    'right',
    'justify',
    'break-all',
    'anywhere',
    'manual',
    'uppercase',
    'nowrap',
    'pre',
    'italic',
    '900',
    'small-caps',
    'tabular-nums',
    'dark',
    'rtl',
    'vertical-rl',
    'crosshair',
    'hide',
    'exact',
    'square',
    'inside',
    'under',
    'left',
    'dot',
    'strict',
    'balance',
    'stable',
    'pixelated',
    'optimizeSpeed',
    'evenodd',

    '"«" "»"',
    '2px 2px red',
    '2px red',
    'auto',
    'upright',
    'isolate',
    'fantasy',
    '"liga" 0',
    '"wght" 9',
    'oldstyle-nums',
    'super',
    'historical-forms',
    'ruby',
    'text',
    'emoji',
    'ultra-expanded',
    '50%',
    'bevel',
    'square',
    'round',
    'bevel',
    'end',
    'middle',
    'linearRGB',
    'geometricPrecision',
    'over',
    'first',
    'separate',
    'weight',
    'style',
    'light',
    'ruby-base',
    'inter-character',
    'legacy',
    'trim-start',
    'slice',
    'normal',
    'no-autospace',
    'trim-both',
    'inert',
    'scale',
    'markers',
    'space-all',
    'each-line',
    'preserve-breaks',
    'hover',
    'touch',
    'edges',
    'text alphabetic',
  ];
  const inherited: string[] = [];
  const reached: string[] = [];
  const names = [...getComputedStyle(plain)];
  for (const name of names) {
    const read = (element: Element): string => getComputedStyle(element).getPropertyValue(name);
    const [own, before] = [read(plain), read(letters)];
    for (const value of values) {
      if (!CSS.supports(name, value)) continue;
      parent.style.setProperty(name, value, 'important');
      const isInherited = read(plain) !== own && read(plain) === read(parent);
      const isReached = isInherited && read(letters) !== before;
      parent.style.removeProperty(name);
      if (isInherited && !inherited.includes(name)) inherited.push(name);
      if (isReached && !reached.includes(name)) reached.push(name);
    }
  }
  plain.remove();
  return { inherited: inherited.sort(), reached: reached.sort() };
}

it.each<[string, Door, Readonly<Record<string, string>>]>([
  ['script tag', 'script tag', {}],
  ['isolated component', 'React build', { isolate: 'on' }],
])('hands nothing down to the letters but the font and its size: %s', async (_, door, attributes) => {
  const visitor = await on.arrive(door, attributes);
  await visitor.freeTimes().first().waitFor();
  const { inherited, reached } = await visitor.page.evaluate(inheritedOn);
  expect(inherited).toEqual(
    expect.arrayContaining([
      'color',
      'letter-spacing',
      'text-shadow',
      '-webkit-text-fill-color',
      'hyphens',
      'caret-color',
      'quotes',
      'cursor',
      'font-size',
    ]),
  );
  expect(inherited.length).toBeGreaterThan(40);
  const others = reached.filter((name) => !LEFT.includes(name));
  expect(others).toEqual([]);
  await visitor.close();
});

it('leaves the language of the launcher to its letters', async () => {
  const visitor = await on.arrive('script tag', { mode: 'button', locale: 'ko' });
  const button = visitor.page.locator('tour-booking .tour-launcher[lang|=ko] .tour-open');
  await button.waitFor();
  expect(await button.evaluate((letters) => getComputedStyle(letters).getPropertyValue('-webkit-locale'))).toMatch(
    /^"ko/,
  );
  await visitor.close();
});
