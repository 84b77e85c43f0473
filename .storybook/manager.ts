// No JSX: Storybook compiles it in this file for React 16.
import { type ChangeEvent, createElement as h, useState } from 'react';
import { addons, types, useArgs } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { snippetsOf } from '../public/configure/snippets.ts';
import { attributes } from '../src/options/optionNames.ts';

/** The address of the script tag's files in the snippets. */
const FOLDER = 'https://cdn.example.com/tour-booking/0.1.0';
const API = 'https://leasing.example.com';

/** The attributes for a story's args. Args that no attribute can carry are left out. */
function choiceOf(args: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const given = { ...args, api: API };
  return new Map(
    attributes.flatMap(([name, attribute]) => {
      const value: unknown = Reflect.get(given, name);
      return typeof value === 'string' || typeof value === 'number' ? [[attribute, String(value)] as const] : [];
    }),
  );
}

/** The panel "Code": the snippets for the shown story, with the values from the panel "Controls". */
function CodePanel() {
  const [args]: readonly (Readonly<Record<string, unknown>> | undefined)[] = useArgs().slice(0, 1);
  const [place, setPlace] = useState('HTML');
  // Undefined until the story has loaded.
  if (args === undefined || !('groupId' in args))
    return h(
      'p',
      { style: { margin: 16 } },
      'This is a part of the widget. Stories under Options and Journeys have a snippet.',
    );
  const snippets = snippetsOf({ choice: choiceOf(args), folder: FOLDER });
  const snippet = snippets.find(({ name }) => name === place);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => setPlace(event.currentTarget.value);
  const names = snippets.map(({ name }) => h('option', { key: name }, name));
  return h(
    'div',
    { style: { padding: 16 } },
    h('label', null, 'Where to ', h('select', { value: place, onChange: choose }, names)),
    h('p', null, snippet?.where),
    h('pre', { style: { overflow: 'auto', font: '13px/1.5 ui-monospace, monospace' } }, snippet?.code),
  );
}

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const accent = isDark ? '#7fccb6' : '#1f5c4d';
addons.setConfig({
  // Most readers look at screens. The key A opens the panel.
  layout: { showPanel: false },
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Tour booking',
    // As the page of a story, `Scene.tsx`.
    appPreviewBg: isDark ? '#0b100e' : '#ebeeed',
    colorPrimary: accent,
    colorSecondary: accent,
  }),
});
addons.register('tour-booking', () => {
  addons.add('tour-booking/code', {
    type: types.PANEL,
    title: 'Code',
    render: ({ active }) => (active ? h(CodePanel) : null),
  });
});
