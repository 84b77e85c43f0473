import { type FieldKey, fieldNamed } from '../../booking/answers.ts';
import { controlOf } from '../../form/controls.ts';

/** What became of one answer. */
export interface FilledField {
  readonly field: string;
  /** Why it was not filled in. */
  readonly refused?: string;
  /** The field's own message about what stands there now. */
  readonly problem?: string;
}

/** A question of the form, as it stands on the screen. */
export interface AskedField {
  readonly field: FieldKey;
  readonly label: string;
  readonly required: boolean;
  /** What there is to pick. `value` is the answer. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Set where the visitor alone can answer, or nobody. */
  readonly visitorOnly?: true;
}

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The longest answer, in characters. */
const LONGEST = 2_000;

const ONLY_VISITOR = 'Only the visitor can answer this.';
const LOCKED = 'This cannot be changed.';
const NOT_ASKED = 'The form does not ask this.';

/** The controls of a form by the name of their answer. */
function controlsIn(form: Element): ReadonlyMap<FieldKey, readonly FormControl[]> {
  const found = new Map<FieldKey, FormControl[]>();
  for (const control of form.querySelectorAll<FormControl>('input[name], textarea[name], select[name], button[name]')) {
    const key = fieldNamed(control.name);
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), control]);
  }
  return found;
}

/** Whether only the visitor may answer: a box to tick may be a consent, and people and long lists have controls of their own. */
function isVisitors(key: FieldKey, [first]: readonly FormControl[]): boolean {
  const { kind } = controlOf(key);
  return kind === 'check' || kind === 'people' || (kind === 'chips' && first?.type !== 'checkbox');
}

const isLocked = (control: FormControl): boolean =>
  control.getAttribute('aria-disabled') === 'true' || (!(control instanceof HTMLSelectElement) && control.readOnly);

/** The questions of `form`, in order, without what was answered. */
export function askedIn(form: Element): readonly AskedField[] {
  return [...controlsIn(form)].map(([field, controls]) => ({
    field,
    label: labelOf(controls),
    required: controls.some((control) => control.required || control.getAttribute('aria-required') === 'true'),
    ...choicesOf(controls),
    ...((isVisitors(field, controls) || controls.every(isLocked)) && { visitorOnly: true }),
  }));
}

/** Fills in the fields of `form` as if they were typed. What is filled in is kept by the form, and sent by nothing but the visitor's press. */
export async function fillIn(form: Element, answers: object): Promise<readonly FilledField[]> {
  const controls = controlsIn(form);
  const filled = Object.entries(answers).map(([field, answer]) => {
    const key = fieldNamed(field);
    const own = (key && controls.get(key)) ?? [];
    return { field, own, refused: key === undefined ? NOT_ASKED : fillOne(key, own, answer) };
  });
  await shown();
  return filled.map(({ field, own, refused }) => {
    const problem = problemAt(own);
    return { field, ...(refused !== undefined ? { refused } : problem !== undefined && { problem }) };
  });
}

/** Gives why `answer` is refused, if it is. */
function fillOne(key: FieldKey, controls: readonly FormControl[], answer: unknown): string | undefined {
  const [first] = controls;
  if (first === undefined) return NOT_ASKED;
  if (isVisitors(key, controls)) return ONLY_VISITOR;
  if (controls.every(isLocked)) return LOCKED;
  if (first.type === 'radio') {
    if (typeof answer !== 'boolean') return 'Give true or false.';
    controls[answer ? 1 : 0]?.click();
    return undefined;
  }
  if (first.type === 'checkbox') {
    const known = controls.map((control) => control.value);
    const wanted: unknown = typeof answer === 'string' ? [answer] : answer;
    if (!Array.isArray(wanted) || !wanted.every((each) => known.includes(each)))
      return `Give a list of ${known.join(', ')}.`;
    // Each press draws the boxes anew, and a choice may take another one away.
    for (const control of controls)
      if (control instanceof HTMLInputElement && control.checked !== wanted.includes(control.value)) control.click();
    return undefined;
  }
  if (typeof answer !== 'string' || answer.length > LONGEST) return `Give text of at most ${LONGEST} characters.`;
  if (first instanceof HTMLSelectElement && !valuesOf(first).includes(answer))
    return `Give one of ${valuesOf(first).join(', ')}.`;
  type(first, answer);
  return undefined;
}

const valuesOf = (select: HTMLSelectElement): readonly string[] => [...select.options].map(({ value }) => value);

/** Types `text` into `control` and leaves it. The setter of the class goes past the one with which React watches a control. */
function type(control: FormControl, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const name of ['input', 'change']) control.dispatchEvent(new UIEvent(name, { bubbles: true, composed: true }));
  control.dispatchEvent(new FocusEvent('blur', { composed: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}

/** Waits until the form shows what was typed. */
const shown = async (): Promise<void> => {
  for (const _ of ['effects', 'render']) await new Promise((done) => setTimeout(done, 20));
};

const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The elements that the attribute `name` of `control` names. */
function named(control: Element, name: string): readonly Element[] {
  const root = control.getRootNode();
  const tree = root instanceof ShadowRoot ? root : document;
  const ids = control.getAttribute(name)?.split(/\s+/) ?? [];
  return ids.flatMap((id) => tree.getElementById(id) ?? []);
}

/** The field's own message, if it has one. */
function problemAt(controls: readonly FormControl[]): string | undefined {
  const wrong = controls.find((control) => control.getAttribute('aria-invalid') === 'true');
  return wrong && (named(wrong, 'aria-describedby').map(textOf).join(' ') || 'This answer is wrong.');
}

function labelOf(controls: readonly FormControl[]): string {
  const [first] = controls;
  const group = first?.closest('[role="group"], [role="radiogroup"]');
  const isOneOfSeveral = controls.length > 1 && (first?.type === 'checkbox' || first?.type === 'radio');
  if (group && isOneOfSeveral)
    return group.getAttribute('aria-label') ?? named(group, 'aria-labelledby').map(textOf).join(' ');
  return first?.getAttribute('aria-label') ?? textOf(first?.labels?.[0]);
}

function choicesOf(controls: readonly FormControl[]): Pick<AskedField, 'choices'> {
  const [first] = controls;
  if (first instanceof HTMLSelectElement)
    return {
      choices: [...first.options].flatMap((each) => (each.value ? { value: each.value, label: textOf(each) } : [])),
    };
  if (first?.type !== 'checkbox' || controls.length < 2) return {};
  return { choices: controls.map(({ value, labels }) => ({ value, label: textOf(labels?.[0]) })) };
}
