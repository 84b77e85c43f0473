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

/** The props of your own control. The widget shows label, mark and error around it. */
export interface OwnControlProps<Value> {
  /** Give this id to your input. The label points to it. */
  readonly id: string;
  readonly name: OwnControlKey;
  /** The question, for a control that a label cannot point to. */
  readonly label: string;
  /** The answer, as in `Answers`: text, or the values of what is picked. */
  readonly value: Value;
  /** What there is to pick, each with its words. Empty if the visitor types the answer. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly required: boolean;
  /** Whether nothing can be changed now, because a booking is on its way or the answer is locked. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** Call this when the control loses the focus. From then on a problem is shown. */
  readonly onBlur: () => void;
  /** Give this as `ref` to an element. That element gets the focus when this answer is the first with a problem. */
  readonly focusRef: (element: { readonly focus: () => void } | null) => void;
  /** Put these on the element with the `id`, unchanged. */
  readonly aria: {
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
    readonly 'aria-required'?: true;
  };
}

/** Your own controls, by the name of the field. */
export type OwnControls = {
  readonly [Key in OwnControlKey]?: ComponentType<OwnControlProps<Answers[Key]>> | undefined;
};

/** The integrator's controls; null where there are none, as in the script tag. */
export const OwnControlsContext = createContext<{
  readonly controls: OwnControls;
  /** The fields that have one. */
  readonly names: ReadonlySet<string>;
} | null>(null);
