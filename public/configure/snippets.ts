import { telOf } from '../../src/screens/messages/ContactLinks.tsx';

/** What was chosen: attribute -> its text, in the order in which it is written. */
export type Choice = ReadonlyMap<string, string>;

/** A place to paste into, and what to paste there. */
export interface Snippet {
  readonly name: string;
  /** Where it goes, in one sentence. */
  readonly where: string;
  readonly code: string;
}

interface Given {
  readonly choice: Choice;
  /** The folder of the script tag, without a slash at its end. */
  readonly folder: string;
}

/** What holds the days and the times at any width; visitors who may leave details below them have one line more. */
const heightOf = (choice: Choice): string => `display:block;min-height:${choice.get('leads') === 'on' ? 670 : 620}px`;
/** Whether it stands over the page and needs no place in it. */
const isOverPage = (choice: Choice): boolean => ['dialog', 'button'].includes(choice.get('mode') ?? '');
/** What opens it where it has no button of its own. */
const TRIGGER = '<a href="/contact" data-tour-booking-open>Book a tour</a>';

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const escapeValue = (text: string): string => escapeText(text).replace(/"/g, '&quot;');
/** A text in a script that stands in a page: nothing in it ends the script, or a line of it. */
const quoted = (text: string): string =>
  JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);

/** The fallback: seen when the script is blocked. */
function fallback(choice: Choice): string {
  const [phone, email] = [choice.get('contact-phone'), choice.get('contact-email')];
  if (phone) return `<a href="${escapeValue(telOf(phone))}">Call ${escapeText(phone)} to book a tour</a>`;
  if (email) return `<a href="mailto:${escapeValue(email)}">Write to us to book a tour</a>`;
  return '<a href="/contact">Contact us to book a tour</a>';
}

/** Each attribute on a line of its own, since they are many. */
const written = (choice: Choice): string =>
  [...choice, ...(isOverPage(choice) ? [] : [['style', heightOf(choice)] as const])]
    .map(([name, value]) => (value === '' ? `\n  ${name}` : `\n  ${name}="${escapeValue(value)}"`))
    .join('');

const scriptOf = (folder: string): string => `<script async src="${escapeValue(folder)}/tour-booking.js"></script>`;
const elementOf = (choice: Choice): string =>
  `<tour-booking${written(choice)}>\n  ${fallback(choice)}\n</tour-booking>${choice.get('mode') === 'dialog' ? `\n${TRIGGER}` : ''}`;

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const prop = ([name, value]: readonly [string, string]): string =>
  /^\d+$/.test(value)
    ? `${camel(name)}={${value}}`
    : /^[^"\\&{}<>\n]*$/.test(value)
      ? `${camel(name)}="${value}"`
      : `${camel(name)}={${JSON.stringify(value)}}`;

function react(choice: Choice): string {
  const presets = [...choice]
    .filter(([name]) => isPreset(name))
    .map(([name, value]) => `${camel(name.slice(8))}: ${JSON.stringify(value)}`);
  const isDialog = choice.get('mode') === 'dialog';
  const props = [
    ...[...choice].filter(([name]) => !isPreset(name) && !(isDialog && name === 'mode')).map(prop),
    ...(presets.length > 0 ? [`prefill={{ ${presets.join(', ')} }}`] : []),
    ...(isDialog ? ['trigger={(given) => <button type="button" {...given}>Book a tour</button>}'] : []),
  ];
  const component = isDialog ? 'TourBookingDialog' : 'TourBooking';
  return `import { ${component} } from 'tour-booking';

export function BookTour() {
  return (
    <${component}
${props.map((each) => `      ${each}\n`).join('')}      onBooked={({ slot }) => console.log('booked', slot)}
    />
  );
}`;
}

const isPreset = (name: string): boolean => name.startsWith('prefill-') && name !== 'prefill-from-url';

/** In words that old compilers of tag managers read as well. */
function tagManager({ choice, folder }: Given): string {
  const set = [...choice].map(([name, value]) => `  tour.setAttribute(${quoted(name)}, ${quoted(value)});\n`).join('');
  const [place, style] = isOverPage(choice)
    ? ['  var place = document.body;', '']
    : [
        "  // Where the widget goes: an element of your page. What stands in it is seen until the widget is there.\n  var place = document.querySelector('#tour');",
        `  tour.style.cssText = '${heightOf(choice)}';\n  while (place.firstChild) tour.appendChild(place.firstChild);\n`,
      ];
  return `<script>
(function () {
${place}
  if (!place || place.querySelector('tour-booking')) return;
  var tour = document.createElement('tour-booking');
${set}${style}  place.appendChild(tour);
  var script = document.createElement('script');
  script.async = true;
  script.src = ${quoted(`${folder}/tour-booking.js`)};
  document.head.appendChild(script);
})();
</script>`;
}

/** The same widget for every place it can be pasted into. */
export function snippetsOf(given: Given): readonly Snippet[] {
  const { choice, folder } = given;
  const whole = `${scriptOf(folder)}\n${elementOf(choice)}`;
  return [
    { name: 'HTML', where: 'Paste it where the widget is to stand.', code: whole },
    { name: 'React', where: 'After npm install tour-booking.', code: react(choice) },
    { name: 'WordPress', where: 'Add a block “Custom HTML” and paste it there.', code: whole },
    {
      name: 'Webflow',
      where: 'Add an element “Code Embed” and paste it there; it shows on the published site.',
      code: whole,
    },
    { name: 'Squarespace', where: 'Add a block “Code”, choose HTML, and paste it there.', code: whole },
    {
      name: 'Tag Manager',
      where: isOverPage(choice)
        ? 'A tag “Custom HTML”, on every page that is to have it.'
        : 'A tag “Custom HTML”, on the pages that have an element with the id tour.',
      code: tagManager(given),
    },
  ];
}
