import { fieldNamed, noAnswers } from '../../src/booking/answers.ts';
import { itemsIn, PREFILL, valueIn } from '../../src/embed/attributes.ts';
import type { TourBookingDialogProps } from '../../src/index.ts';
import { attributes, switches } from '../../src/options/optionNames.ts';
import { switchIn } from '../../src/options/optionReader.ts';
import { telOf } from '../../src/screenParts/contactAddress.ts';
import { controls, type TextOption } from './controls.ts';
import { fallbackWords, formatFor, languageOf, triggerWords } from './fallbackWords.ts';
import { escapeText, escapeValue, headLines } from './headLines.ts';

/** The chosen attributes, each with its text: options and presets (`prefill-*`), in the order in which they are printed. */
export type Choice = ReadonlyMap<string, string>;

/** The code for one place. */
export interface Snippet {
  readonly name: string;
  /** One sentence that says where to paste it. */
  readonly where: string;
  readonly code: string;
}

interface SnippetsInput {
  readonly choice: Choice;
  /** The address of the folder that holds the script tag's files, without a slash at its end. */
  readonly folder: string;
}

const optionOf = new Map(attributes.map(([option, attribute]) => [attribute, option]));
/** Options that `TourBookingDialog` does not take. One that is missing here does not compile. */
const NOT_IN_A_DIALOG: { readonly [Name in Exclude<TextOption, keyof TourBookingDialogProps>]: true } = {
  mode: true,
  loading: true,
  buttonLabel: true,
  buttonCorner: true,
};

/** The height in px that a day of 15 times needs on a phone. The link to leave details below the times takes one more line. */
const heightOf = (choice: Choice): number => (choice.get('leads') === 'on' ? 800 : 740);
/** Reserves that height. */
const styleOf = (choice: Choice): string => `display:block;width:100%;min-height:${heightOf(choice)}px`;
/** How much higher than the widget its frame is: the page in the frame has margins. */
const FRAME_MARGINS = 40;
/** Whether a launcher opens the widget over the page. Then it takes no room in the page. */
const hasLauncher = (choice: Choice): boolean => ['dialog', 'button'].includes(choice.get('mode') ?? '');
/** An example of a trigger, for the mode that brings no button. */
const triggerOf = (choice: Choice): string =>
  `<a href="/contact" data-tour-booking-open>${triggerWords(languageOf(choice.get('locale')))}</a>`;

/** A string of JavaScript. Nothing in it can end the script of a page, or the line. */
const quoted = (text: string): string =>
  JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);

/** The element's children, in the language of the widget: visitors see them where the script is blocked. */
function fallback(choice: Choice): string {
  const [phone, email] = [choice.get('contact-phone'), choice.get('contact-email')];
  const language = languageOf(choice.get('locale'));
  const words = fallbackWords[language];
  // The page around it may be in English.
  const marks = language === 'en' ? '' : ` lang="${language}" dir="${words.direction}"`;
  const link = (href: string, text: string): string => `<a href="${escapeValue(href)}"${marks}>${escapeText(text)}</a>`;
  if (phone) return link(telOf(phone), words.call(formatFor(choice.get('locale')).phone(phone)));
  return email ? link(`mailto:${email}`, words.write) : link('/contact', words.contact);
}

/** The attributes, each on its own line. */
const attributesText = (choice: Choice): string =>
  [...choice, ...(hasLauncher(choice) ? [] : [['style', styleOf(choice)] as const])]
    .map(([name, value]) => (value === '' ? `\n  ${name}` : `\n  ${name}="${escapeValue(value)}"`))
    .join('');

/** The lines before the element. */
const scriptOf = ({ choice, folder }: SnippetsInput, marks?: string): string =>
  headLines({
    folder,
    service: choice.get('edge') ?? choice.get('api'),
    isInPlace: !hasLauncher(choice) && choice.get('loading') !== 'lazy',
    ...(marks !== undefined && { marks }),
  });
/**
 * With these marks, the optimizers of WordPress sites leave a script alone: Cloudflare, WP Rocket, LiteSpeed and Autoptimize.
 * Cloudflare reads its mark only before `src`. `docs/sites/wordpress.md` says which optimizer each mark is for.
 */
const MARKS =
  'data-cfasync="false" nowprocket data-no-minify="1" data-no-optimize="1" data-no-defer="1" data-noptimize="1" ';
const elementOf = (choice: Choice): string =>
  `<tour-booking${attributesText(choice)}>\n  ${fallback(choice)}\n</tour-booking>${choice.get('mode') === 'dialog' ? `\n${triggerOf(choice)}` : ''}`;

/** A list of texts, or an object of them, as JavaScript. */
const literal = (data: object): string =>
  Array.isArray(data)
    ? `[${data.map((item) => quoted(String(item))).join(', ')}]`
    : `{ ${Object.entries(data)
        .map(([name, value]) => `${keyOf(name)}: ${quoted(String(value ?? ''))}`)
        .join(', ')} }`;

/** The name of a property. The quotes keep the code valid where it is no identifier. */
const keyOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : quoted(name));

/** An option as a prop: a switch as a boolean, lists and pairs as such, digits as a number if no digit is lost. Everything else is text. */
function propOf(option: TextOption, value: string): string {
  const isOn = switches.some(([name]) => name === option) ? switchIn(value) : undefined;
  if (isOn !== undefined) return isOn ? option : `${option}={false}`;
  const data = valueIn(option, value);
  if (typeof data === 'object' && data !== null && value !== 'all') return `${option}={${literal(data)}}`;
  if (controls[option].kind === 'number' && /^\d+$/.test(value) && String(Number(value)) === value)
    return `${option}={${value}}`;
  const text = quoted(value);
  // JSX attributes have no escapes, and `&` begins an entity: such texts need braces.
  return text === `"${value}"` && !/[&{}<>]/.test(value) ? `${option}=${text}` : `${option}={${text}}`;
}

/** `prefill-first-name` as `firstName: "Lara"`, `prefill-layout` as `layout: ["1br", "2br"]`. */
function presetOf(attribute: string, value: string): string {
  const field = attribute.slice(PREFILL.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const key = fieldNamed(field);
  const isList = key !== undefined && Array.isArray(noAnswers[key]);
  return `${keyOf(field)}: ${isList ? literal(itemsIn(value)) : quoted(value)}`;
}

/** The component. `head`: the lines before it. */
function react(choice: Choice, head = ''): string {
  const isDialog = choice.get('mode') === 'dialog';
  const props: string[] = [];
  const presets: string[] = [];
  for (const [attribute, value] of choice) {
    const option = optionOf.get(attribute);
    if (option === undefined) presets.push(presetOf(attribute, value));
    else if (!isDialog || !(option in NOT_IN_A_DIALOG)) props.push(propOf(option, value));
  }
  if (presets.length > 0) props.push(`prefill={{ ${presets.join(', ')} }}`);
  const words = triggerWords(languageOf(choice.get('locale')));
  if (isDialog) props.push(`trigger={(given) => <button type="button" {...given}>${words}</button>}`);
  const component = isDialog ? 'TourBookingDialog' : 'TourBooking';
  return `${head}import { ${component} } from 'tour-booking';

export function BookTour() {
  return (
    <${component}
${props.map((each) => `      ${each}\n`).join('')}      onBooked={({ slot }) => console.log('booked', slot)}
    />
  );
}`;
}

/**
 * The handler needs a client component. A widget in its place is also in the HTML of the server, so the style sheet has to be there too.
 * A widget with a launcher is not.
 */
const next = (choice: Choice): string =>
  react(
    choice,
    `// app/tour/BookTour.tsx\n'use client';\n\n${hasLauncher(choice) ? '' : "import 'tour-booking/styles.css';\n"}`,
  );

/** The entries for the dialog "Custom Element" of Wix. Pages of Wix have no trigger, so the widget brings the button. */
function wixElement({ choice, folder }: SnippetsInput): string {
  const rows = [...new Map([...choice, ['mode', 'button']])].map(([name, value]) => `${name}: ${value}`);
  return [`Server URL: ${folder}/tour-booking.js`, 'Tag name: tour-booking', '', 'Attributes', ...rows].join('\n');
}

/** Written in ES5, because old tag managers refuse anything newer. */
function tagManager({ choice, folder }: SnippetsInput): string {
  const set = [...choice].map(([name, value]) => `  tour.setAttribute(${quoted(name)}, ${quoted(value)});\n`).join('');
  const [place, style] = hasLauncher(choice)
    ? ['  var place = document.body;', '']
    : [
        "  // The place of the widget: an element of your page. Its content shows until the widget is there.\n  var place = document.querySelector('#tour');",
        `  tour.style.cssText = '${styleOf(choice)}';\n  while (place.firstChild) tour.appendChild(place.firstChild);\n`,
      ];
  return `<script>
(function () {
${place}
  if (!place || place.querySelector('tour-booking')) return;
  var tour = document.createElement('tour-booking');
${set}${style}  place.appendChild(tour);
  var script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = ${quoted(`${folder}/tour-booking.js`)};
  document.head.appendChild(script);
})();
</script>`;
}

/** The code for the chosen widget, for every place that it can be pasted into. */
export function snippetsOf(input: SnippetsInput): readonly Snippet[] {
  const { choice } = input;
  const script = scriptOf(input);
  const element = elementOf(choice);
  const whole = `${script}\n${element}`;
  const marked = `${scriptOf(input, MARKS)}\n${elementOf(choice)}`;
  return [
    { name: 'HTML', where: 'Paste it where you want the widget.', code: whole },
    // The same in two parts. A script that comes in by `innerHTML` does not run.
    {
      name: 'HTML, <head>',
      where:
        'If pages change without a reload: put this in the <head> of every page, and “HTML, <body>” where you want the widget.',
      code: script,
    },
    {
      name: 'HTML, <body>',
      where: 'If pages change without a reload: put this where you want the widget, and “HTML, <head>” in every page.',
      code: element,
    },
    { name: 'React', where: 'After npm install tour-booking.', code: react(choice) },
    {
      name: 'Next.js',
      where: 'After npm install tour-booking. A page of the app renders it.',
      code: next(choice),
    },
    { name: 'WordPress', where: 'Add a “Custom HTML” block and paste it there.', code: marked },
    {
      name: 'Webflow',
      where: 'Add a “Code Embed” element and paste it there. It shows on the published site.',
      code: whole,
    },
    { name: 'Squarespace', where: 'Add a “Code” block, choose HTML, and paste it there.', code: whole },
    hasLauncher(choice)
      ? {
          name: 'Wix',
          where: 'Choose Embed Code, Custom Element, and fill it in. The widget brings its own button.',
          code: wixElement(input),
        }
      : {
          name: 'Wix',
          where: `Choose Embed Code, Embed HTML, and paste it as code. Make the frame ${heightOf(choice) + FRAME_MARGINS} px high.`,
          code: whole,
        },
    {
      name: 'Tag Manager',
      where: hasLauncher(choice)
        ? 'A “Custom HTML” tag, on every page that should have it.'
        : 'A “Custom HTML” tag, on the pages that have an element with the id tour.',
      code: tagManager(input),
    },
  ];
}
