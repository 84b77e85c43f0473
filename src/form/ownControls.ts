import { type ComponentType, createContext } from 'react';
import { type Answers, type FieldKey, noAnswers } from '../booking/answers.ts';

/** Fields that keep their own control: the two budgets, consent, the switch, other people, and lists that load on demand. */
const KEPT = [
  'price_floor',
  'price_ceiling',
  'sms_opted_in',
  'broker_toggle',
  'other_people',
  'agents',
  'neighborhoods',
] as const satisfies readonly FieldKey[];

/** The fields whose control can be an integrator's own. */
export type OwnControlKey = Exclude<FieldKey, (typeof KEPT)[number]>;

/** Whether a field's control can be an integrator's own. */
export const isOwnControlKey = (name: string): name is OwnControlKey =>
  name in noAnswers && !KEPT.some((key) => key === name);

/** What an integrator's own control is given. Label, mark and error stand around it already. */
export interface OwnControlProps<Value> {
  /** The label points to the element with this id. */
  readonly id: string;
  readonly name: OwnControlKey;
  /** The question, for a control that a label cannot point to. */
  readonly label: string;
  /** As `Answers` has it: text, or the values of what is picked. */
  readonly value: Value;
  /** What there is to pick, with the words for it; empty where the visitor types. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly required: boolean;
  /** Nothing can be changed now: a booking is on its way, or the answer is locked. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** Call it when the visitor leaves the control. From then on its problem is shown. */
  readonly onBlur: () => void;
  /** Takes an element. That element gets the focus when this answer is the first with a problem. */
  readonly focusRef: (element: { readonly focus: () => void } | null) => void;
  /** Put these on the element with the `id`, unchanged. */
  readonly aria: {
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
    readonly 'aria-required'?: true;
  };
}

/** Own controls by the name of their field. */
export type OwnControls = {
  readonly [Key in OwnControlKey]?: ComponentType<OwnControlProps<Answers[Key]>> | undefined;
};

/** The integrator's controls; null where there are none, as in the script tag. */
export const OwnControlsContext = createContext<{
  readonly controls: OwnControls;
  /** The fields that have one. */
  readonly names: ReadonlySet<string>;
} | null>(null);
