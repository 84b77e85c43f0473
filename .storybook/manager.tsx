import { useState } from 'react';
import { addons, types, useArgs } from 'storybook/manager-api';
import { snippetsOf } from '../public/configure/snippets.ts';
import { attributes } from '../src/embed/attributes.ts';

/** Where the snippets say that the files are. */
const FOLDER = 'https://cdn.example.com/tour-booking/0.1.0';
const API = 'https://leasing.example.com';

/** What of a story's args an attribute can carry, as the configurator writes it. */
function choiceOf(args: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const given = { ...args, api: API };
  return new Map(
    attributes.flatMap(([name, attribute]) => {
      const value: unknown = Reflect.get(given, name);
      return typeof value === 'string' || typeof value === 'number' ? [[attribute, String(value)] as const] : [];
    }),
  );
}

/** The panel "Code": what to paste for the story that is shown, with what was chosen in "Controls". */
function CodePanel() {
  const [args] = useArgs();
  const [place, setPlace] = useState('HTML');
  if (!('groupId' in args))
    return (
      <p style={{ margin: 16 }}>This story is a part of the widget. Those under Options and Journeys have a snippet.</p>
    );
  const snippets = snippetsOf({ choice: choiceOf(args), folder: FOLDER });
  const snippet = snippets.find(({ name }) => name === place);
  return (
    <div style={{ padding: 16 }}>
      <label>
        Where to{' '}
        <select value={place} onChange={(event) => setPlace(event.currentTarget.value)}>
          {snippets.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p>{snippet?.where}</p>
      <pre style={{ overflow: 'auto', font: '13px/1.5 ui-monospace, monospace' }}>{snippet?.code}</pre>
    </div>
  );
}

addons.register('tour-booking', () => {
  addons.add('tour-booking/code', {
    type: types.PANEL,
    title: 'Code',
    render: ({ active }) => (active ? <CodePanel /> : null),
  });
});
