import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { controls, sections } from '../../public/configure/controls.ts';
import { PREFILL } from '../../src/embed/attributes.ts';
import { formOrder } from '../../src/form/controls.ts';
import { attributes } from '../../src/options/optionNames.ts';
import { docstringOf } from './docstringOf.ts';

const sourceOf = (file: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../src/options/${file}`), 'utf8');
/** The shared options, and those that only React takes. Handlers of events are in neither. */
const shared = sourceOf('options.ts');
const ofReact = sourceOf('componentOptions.ts');
const source = shared + ofReact;
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name);
const texts = new Set<string>(attributes.map(([name]) => name));

/** A docstring as a table cell. A page of docs/ that it names becomes a link. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/\bdocs\/([\w-]+\.md)(#[\w-]+\w)?/g, (_, page: string, place = '') => `[${page}](${page}${place})`);

function meaning(name: string): string {
  const text = docstringOf(source, name);
  if (text === undefined) throw new Error(`src/options/options.ts: "${name}" has no docstring`);
  return cell(text);
}

const byAttribute = sections.map((section) => {
  const rows = attributes
    .filter(([name]) => controls[name].section === section)
    .map(([name, attribute]) => `| \`${attribute}\` | \`${name}\` | ${meaning(name)} |`);
  return `## ${section}\n\n| attribute | prop | what it does |\n|---|---|---|\n${rows.join('\n')}\n`;
});

const byObject = (text: string): string =>
  namesIn(text)
    .filter((name) => !texts.has(name))
    .map((name) => `| ${name === 'prefill' ? `\`${PREFILL}*\`` : '–'} | \`${name}\` | ${meaning(name)} |`)
    .join('\n');

/** The text of docs/options.md. */
export const optionsPage = `# Options

This page is written from \`src/options/options.ts\`. A test fails when it is out of date.

The options are the same for every door: an attribute on \`<tour-booking>\`, a prop of the component, a key of the object for
\`mount\`, \`useTourBooking\` and \`createTourBooking\`. The configurator of the demo has the same headings. Handlers: [events.md](events.md).

A switch is \`true\` or \`false\` as a prop. The element and \`mount\` take it as text too: \`on\`, \`true\`, \`yes\`, \`1\` or an attribute
without a value, and \`off\`, \`false\`, \`no\`, \`0\`, in any letters. Switches are
\`assistants\`, \`attribution\`, \`changes\`, \`isolate\`, \`prefillFromUrl\` and \`waitlist\`. \`dataLayer\`, \`leads\` and \`remember\`
take the same, and a word of their own. React 19 sets no attribute for \`false\` on an element that is not defined yet: write \`changes="off"\` there.

A prop takes lists and objects. In an attribute, \`|\` stands between the items of a list, and a pair is \`name = value\`; a label has no
\`=\`. What is larger stands in a script in the element, as JSON by the names of props. Attributes win over it:

\`\`\`html
<tour-booking group-id="101" api="https://leasing.example.com" closed-days="sunday | 2026-12-25">
  <script type="application/json">{ "fields": { "notes": "hidden" } }</script>
</tour-booking>
\`\`\`

Give \`group-id\`, \`api\`, \`edge\`, \`mode\` and \`loading\` as attributes: they are read before the script.

${byAttribute.join('\n')}
## In code

Options that no attribute can carry; \`prefill\` has one for each field:

| attribute | prop | what it does |
|---|---|---|
${byObject(shared)}

## In React

| attribute | prop | what it does |
|---|---|---|
${byObject(ofReact)}

## Fields

The names of the fields, in the order of the form. An attribute has them with hyphens. A prop also takes them in camelCase, except
\`fields\` in TypeScript:

${formOrder.map((key) => `\`${key}\``).join(' ')}
`;
