import { createContext, type ReactNode, useContext, useId } from 'react';
import { useMessages } from '../i18n/language.ts';
import { uiMessages } from '../i18n/widget.ts';
import { usePart } from './parts.ts';

/** The id of words about the answer that stand beside the field. A screen reader says them with the control. */
export const FieldNoteContext = createContext<string | undefined>(undefined);

/** What the control of a field takes, so that its label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

/** The same for a group of controls, on the element with the role `group` or `radiogroup`. */
interface GroupProps {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string;
}

interface CommonProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong, in words. Undefined or empty when nothing is. */
  readonly error?: string | undefined;
  /** Marks the field as one that may stay empty. A field not marked is required. */
  readonly optional?: boolean | undefined;
}

interface FieldProps extends CommonProps {
  readonly children: (control: ControlProps) => ReactNode;
}

interface FieldGroupProps extends CommonProps {
  readonly children: (group: GroupProps) => ReactNode;
}

/** Label, mark, hint and error around one control: `<Field label="Email">{(control) => <input {...control} />}</Field>`. */
export function Field({ children, ...common }: FieldProps) {
  const id = useId();
  const note = useContext(FieldNoteContext);
  return (
    <Frame {...common} id={id} label={<label htmlFor={id}>{common.label}</label>}>
      {children({
        id,
        ...describedBy(id, common, note),
        ...(common.error ? { 'aria-invalid': true } : {}),
        ...(common.optional ? {} : { 'aria-required': true }),
      })}
    </Frame>
  );
}

/** The same around several controls that answer one question. */
export function FieldGroup({ children, ...common }: FieldGroupProps) {
  const id = useId();
  const note = useContext(FieldNoteContext);
  return (
    <Frame {...common} id={id} label={<span id={`${id}-label`}>{common.label}</span>}>
      {children({ 'aria-labelledby': `${id}-label`, ...describedBy(id, common, note) })}
    </Frame>
  );
}

interface FrameProps extends Omit<CommonProps, 'label'> {
  readonly id: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, error, optional, children }: FrameProps) {
  const ui = useMessages(uiMessages);
  const part = usePart('field', 'tour-field', error ? 'invalid' : undefined);
  return (
    <div {...part}>
      <div className="tour-field-head">
        {label}
        {optional ? <span className="tour-field-optional">{ui.optional}</span> : null}
      </div>
      {children}
      {hint ? (
        <p className="tour-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="tour-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The error is read before the hint. */
function describedBy(id: string, { hint, error }: CommonProps, note = ''): { 'aria-describedby'?: string } {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : '', note].filter(Boolean).join(' ');
  return ids === '' ? {} : { 'aria-describedby': ids };
}
