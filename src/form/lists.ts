import type { ComponentType, Ref } from 'react';
import type { ControlProps } from '../ui/Field.tsx';
import type { Choice } from './choices.ts';
import type { FormPlan, ListKey, PlannedField } from './plan.ts';

/** The state of a list: not asked for yet, loading, failed, or its choices. */
export type ListState = 'unasked' | 'loading' | 'failed' | readonly Choice[];

/** What the control of a list takes. */
export interface ListPickerProps {
  readonly control: ControlProps;
  /** The question, for the names of what belongs to it. */
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Values of `choices`, in the order they were picked. */
  readonly picked: readonly string[];
  readonly readOnly: boolean;
  /** What the visitor typed before the control was there, and whether the focus was in its place. */
  readonly typed: string;
  readonly takesFocus: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onPick: (picked: readonly string[]) => void;
  readonly onBlur: () => void;
}

/** Lists that load while the form is used: their states, and how to ask for them. */
export interface FormLists {
  readonly states: Readonly<Record<ListKey, ListState>>;
  /** The control they are picked with; undefined before it is loaded. */
  readonly Picker: ComponentType<ListPickerProps> | undefined;
  /** Called when the part with the question opens, and when the visitor comes to the question. May be called again. */
  readonly want: (list: ListKey, why: 'opened' | 'visitor') => void;
  readonly retry: (list: ListKey) => void;
}

/** `plan` with the choices that have loaded. A question without choices is not required. */
export const withLists = (plan: FormPlan, lists: FormLists | undefined): FormPlan => ({
  ...plan,
  fields: plan.fields.map((field) => (field.list ? listed(field, lists?.states[field.list]) : field)),
});

function listed(field: PlannedField, state: ListState | undefined): PlannedField {
  const choices = typeof state === 'object' ? state : [];
  return { ...field, choices, required: field.required && choices.length > 0 };
}
