import { sections } from '../../public/configure/controls.ts';
import { snippetsOf } from '../../public/configure/snippets.ts';
import { docsText, tableBelow } from '../docsText.ts';
import { everyday, LiveWidget } from '../LiveWidget.tsx';
import { optionRows } from '../optionRows.ts';
import { optionsOf } from '../Scene.tsx';
import { Inline } from './Inline.tsx';
import { Page } from './Page.tsx';
import { Rows } from './Rows.tsx';
import { StoryLink } from './StoryLink.tsx';

const choice = new Map([
  ['group-id', '101'],
  ['api', 'https://leasing.example.com'],
  ['time-zone', 'America/New_York'],
  ['location', 'Alder House, 123 First St'],
  ['contact-phone', '+1 555 123 4567'],
]);
const snippets = snippetsOf({ choice, folder: 'https://cdn.example.com/tour-booking/0.1.0' });

/** The widget itself, how to place it, its options and its events. */
export function ComponentPage({ look }: { readonly look: unknown }) {
  return (
    <Page look={look} title="The component">
      <p>
        One widget, with a mock service behind it: book a tour to the end. Every option has a control in{' '}
        <StoryLink storyId="options-live--playground">Options, Live</StoryLink>.
      </p>
      <LiveWidget {...everyday} {...optionsOf(look)} />
      {snippets
        .filter(({ name }) => name === 'HTML' || name === 'React')
        .map(({ name, where, code }) => (
          <section key={name}>
            <h3>{name}</h3>
            <p>{where}</p>
            <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: '13px/1.6 ui-monospace, monospace' }}>
              {code}
            </pre>
          </section>
        ))}
      <h3>Options</h3>
      <p>Each is an attribute of the element, a prop of the component and a key of the object for mount.</p>
      {sections.map((section) => (
        <section key={section}>
          <h4>{section}</h4>
          <Rows
            label={section}
            heads={['Attribute', 'Prop', 'What it does']}
            rows={optionRows
              .filter((row) => row.section === section)
              .map(({ name, attribute, text }) => ({
                key: name,
                cells: [
                  <code key="attribute">{attribute}</code>,
                  <code key="name">{name}</code>,
                  <Inline key="text" text={text} />,
                ],
              }))}
          />
        </section>
      ))}
      <h3>Events</h3>
      <p>
        The element sends <code>tour-booking:ready</code> and so on. In React a handler is a prop.
      </p>
      <Rows
        label="Events"
        heads={['Event', 'Prop', 'When', 'Payload']}
        rows={tableBelow(docsText('events'), '# Events')
          // A row without a name continues the event above it. The gallery leaves it out.
          .filter(([event]) => event !== '')
          .map((cells) => ({ key: cells.join(), cells: cells.map((text) => <Inline key={text} text={text} />) }))}
      />
    </Page>
  );
}
