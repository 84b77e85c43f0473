import { PREFILL } from '../../src/embed/attributes.ts';
import { attributes } from '../../src/options/optionNames.ts';
import { create } from '../dom.ts';
import { type Control, controls, sections, type TextOption } from './controls.ts';
import type { Choice } from './snippets.ts';

interface OptionsForm {
  /** The attributes that the form asks for. An option that keeps its default is left out. */
  readonly read: () => Choice;
  /** Fills the form. Each option that is not in `values` goes back to its default. */
  readonly write: (values: Partial<Record<TextOption, string>>, answers: Readonly<Record<string, string>>) => void;
}

const attributeOf = new Map(attributes);
/** The name of the control for presets, which is not an option of its own. */
const PRESETS = 'presets';

/** One input of the form. */
interface Input {
  readonly element: HTMLElement;
  /** The text of the attribute; empty where none is needed. */
  readonly get: () => string;
  readonly set: (value: string) => void;
}

function inputOf({ kind, placeholder = '' }: Control, name: string): Input {
  if (typeof kind !== 'string') {
    const select = create('select', { name }, ...kind.map((each) => create('option', { value: each }, each)));
    const [standard] = kind;
    return {
      element: select,
      get: () => (select.value === standard ? '' : select.value),
      set: (value) => Object.assign(select, { value: value || standard }),
    };
  }
  if (kind === 'lines') {
    const area = create('textarea', { name, placeholder, rows: 3 });
    return {
      element: area,
      get: () =>
        area.value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join('|'),
      set: (value) => Object.assign(area, { value: value.split('|').join('\n') }),
    };
  }
  const input = create('input', { name, placeholder, type: kind === 'date' ? 'date' : 'text' });
  if (kind === 'number') input.inputMode = 'numeric';
  const get = (): string => input.value.trim();
  const set = (value: string): void => void Object.assign(input, { value });
  if (kind !== 'colour') return { element: input, get, set };
  input.placeholder = '#1f5c4d';
  const picker = create('input', { type: 'color', value: '#1f5c4d', ariaLabel: 'Pick the accent' });
  picker.addEventListener('input', () => {
    input.value = picker.value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const show = (value: string): void => {
    if (/^#[\da-f]{6}$/i.test(value)) picker.value = value;
  };
  input.addEventListener('input', () => show(input.value));
  return {
    element: create('div', { className: 'colour' }, picker, input),
    get,
    set: (value) => {
      set(value);
      show(value || '#1f5c4d');
    },
  };
}

/** Puts a control for every option into `form`. Calls `changed` after each change. */
export function showForm(form: HTMLFormElement, changed: () => void): OptionsForm {
  const inputs = new Map<string, Input>();
  const field = (name: string, control: Control): HTMLElement => {
    const input = inputOf(control, name);
    inputs.set(name, input);
    const [label, hint] = [create('span', {}, control.label), control.hint];
    // The colour control has two inputs; the label belongs to the one with a name.
    const target = input.element.matches('input, select, textarea')
      ? input.element
      : input.element.querySelector('[name]');
    if (target) Object.assign(target, { id: `option-${name}` });
    return create(
      'div',
      { className: 'field' },
      create('label', { htmlFor: `option-${name}` }, label),
      input.element,
      ...(hint ? [create('small', {}, hint)] : []),
    );
  };
  const names = [...attributeOf.keys()];
  form.append(
    ...sections.map((section, index) => {
      const own = names.filter((name) => controls[name].section === section).map((name) => field(name, controls[name]));
      if (section === 'The form')
        own.unshift(
          field(PRESETS, {
            section,
            label: 'Presets',
            kind: 'lines',
            placeholder: 'layout=1br,2br',
            hint: 'A field and its answer on each line.',
          }),
        );
      const details = create(
        'details',
        { open: index === 0 },
        create('summary', {}, section),
        create('div', { className: 'fields' }, ...own),
      );
      return details;
    }),
  );
  form.addEventListener('input', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  return {
    read() {
      const values = names.flatMap((name): [string, string][] => {
        const value = inputs.get(name)?.get() ?? '';
        return value === '' ? [] : [[attributeOf.get(name) ?? name, value]];
      });
      const answers = (inputs.get(PRESETS)?.get() ?? '').split('|').flatMap((line): [string, string][] => {
        const [, key = '', value = ''] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
        return key === '' ? [] : [[`${PREFILL}${key.replaceAll('_', '-')}`, value]];
      });
      return new Map([...values, ...answers]);
    },
    write(values, answers) {
      for (const name of names) inputs.get(name)?.set(values[name] ?? '');
      const lines = Object.entries(answers).map(([name, value]) => `${name}=${value}`);
      inputs.get(PRESETS)?.set(lines.join('|'));
      changed();
    },
  };
}
