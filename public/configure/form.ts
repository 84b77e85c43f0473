import { itemsIn, PREFILL } from '../../src/embed/attributes.ts';
import { attributes } from '../../src/options/optionNames.ts';
import { create } from '../dom.ts';
import { type Control, controls, sections, type TextOption } from './controls.ts';
import { presetProblem, readPresets } from './presets.ts';
import type { Choice } from './snippets.ts';

interface OptionsForm {
  /** The attributes that the form asks for. An option that keeps its default is left out. */
  readonly read: () => Choice;
  /** Fills the form. Each option that is not in `values` goes back to its default. */
  readonly write: (values: Partial<Record<TextOption, string>>, answers: Readonly<Record<string, string>>) => void;
}

const attributeOf = new Map(attributes);

/** One input of the form. */
interface Input {
  readonly element: HTMLElement;
  /** The text of the attribute. Empty if no attribute is needed. */
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
      get: () => itemsIn(area.value.replaceAll('\n', '|')).join(' | '),
      set: (value) => Object.assign(area, { value: itemsIn(value).join('\n') }),
    };
  }
  const input = create('input', { name, placeholder, type: kind === 'date' ? 'date' : 'text' });
  if (kind === 'number') input.inputMode = 'numeric';
  const get = (): string => input.value.trim();
  const set = (value: string): void => void Object.assign(input, { value });
  if (kind !== 'color') return { element: input, get, set };
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
    element: create('div', { className: 'color' }, picker, input),
    get,
    set: (value) => {
      set(value);
      show(value || '#1f5c4d');
    },
  };
}

/** A label, its input, and the error and the hint below it. */
const field = (name: string, label: string, element: HTMLElement, ...about: readonly HTMLElement[]): HTMLElement => {
  // The color control has two inputs; the label belongs to the one with a name.
  const target = element.matches('input, select, textarea') ? element : element.querySelector('[name]');
  if (target) Object.assign(target, { id: `option-${name}` });
  return create(
    'div',
    { className: 'field' },
    create('label', { htmlFor: `option-${name}` }, label),
    element,
    ...about,
  );
};

/** The presets of the visitor's answers, a line each. They are no option of their own. */
function presetsField() {
  const area = create('textarea', { name: 'presets', placeholder: 'layout=1br | 2br', rows: 3 });
  const problem = create('p', { id: 'presets-problem', className: 'problem', role: 'alert' });
  area.setAttribute('aria-describedby', `${problem.id} presets-hint`);
  const check = (): void => {
    problem.textContent = presetProblem(readPresets(area.value).wrong);
    area.ariaInvalid = problem.textContent === '' ? null : 'true';
  };
  // The error shows when the reader leaves the field. It goes as soon as the line is right.
  area.addEventListener('change', check);
  area.addEventListener('input', () => {
    if (area.ariaInvalid !== null) check();
  });
  const hint = create('small', { id: 'presets-hint' }, 'A field and its answer on each line.');
  return {
    element: field('presets', 'Presets', area, problem, hint),
    read: () => readPresets(area.value).answers,
    write(answers: Readonly<Record<string, string>>): void {
      area.value = Object.entries(answers)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n');
      check();
    },
  };
}

/** Puts a control for every option into `form`. Calls `rescheduled` after each change. */
export function showForm(form: HTMLFormElement, changed: () => void): OptionsForm {
  const inputs = new Map<string, Input>();
  const optionField = (name: TextOption): HTMLElement => {
    const { label, hint } = controls[name];
    const input = inputOf(controls[name], name);
    inputs.set(name, input);
    return field(name, label, input.element, ...(hint ? [create('small', {}, hint)] : []));
  };
  const presets = presetsField();
  const names = [...attributeOf.keys()];
  form.append(
    ...sections.map((section, index) => {
      const own = names.filter((name) => controls[name].section === section).map(optionField);
      if (section === 'The form') own.unshift(presets.element);
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
      const answers = presets
        .read()
        .map(([key, value]): [string, string] => [`${PREFILL}${key.replaceAll('_', '-')}`, value]);
      return new Map([...values, ...answers]);
    },
    write(values, answers) {
      for (const name of names) inputs.get(name)?.set(values[name] ?? '');
      presets.write(answers);
      changed();
    },
  };
}
