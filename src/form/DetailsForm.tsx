import { type ReactNode, useId } from 'react';
import { formMessages } from '../i18n/form.ts';
import { useMessages } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FormPart } from './FormPart.tsx';
import { OptionalQuestions } from './OptionalQuestions.tsx';
import { Questions } from './Questions.tsx';
import { type DetailsFormOptions, useDetailsForm } from './useDetailsForm.ts';

export interface DetailsFormProps extends DetailsFormOptions {
  /** The words of the button. They say what it books. */
  readonly submitLabel: string;
  /** The words above the refusals that belong to no field of the form. Default: they say that the tour is not booked. */
  readonly refusalWords?: string;
  /** The contact of the property. It is shown beside such a refusal. */
  readonly refusalContact: ReactNode;
  /** A question that the visitor answers before the button books. */
  readonly question?: ReactNode;
  /** A line below the button that books. It is the description of the button, so a screen reader says it there. */
  readonly reassurance?: ReactNode;
}

/**
 * The details form: the questions of the plan in order, all at once or part by part.
 *
 * A problem shows at its field once the visitor has left the field or sent the form. On sending, the first problem takes the
 * focus and its part opens. A refusal of the service shows at its field until that is edited, or in a notice on top when the
 * field is not on the screen.
 */
export function DetailsForm({
  submitLabel,
  refusalWords,
  refusalContact,
  question,
  reassurance,
  ...options
}: DetailsFormProps) {
  const { form, parts, folded, place, headingRef, foldRef, opensFold, unplaced, noticeRef, submit } =
    useDetailsForm(options);
  const messages = useMessages(formMessages);
  const reassuranceId = useId();
  const isReassured = place.isLast && Boolean(reassurance);
  const button = (
    <>
      {place.isLast ? question : null}
      <Button
        kind="primary"
        type="submit"
        busy={options.busy}
        aria-describedby={isReassured ? reassuranceId : undefined}
        // The press leaves the focus in the field. Otherwise its problem would show above the button and move it before the click.
        onMouseDown={(event) => event.preventDefault()}
        // Handles a press, and Enter, which clicks the button. A frame without `allow-forms` sends no `submit` after the click.
        onClick={(event) => {
          event.preventDefault();
          if (event.currentTarget.form) submit(event.currentTarget.form);
        }}
      >
        {place.isLast ? submitLabel : messages.parts.next}
      </Button>
      {isReassured ? (
        <p className="tour-reassurance" id={reassuranceId} aria-hidden="true">
          {reassurance}
        </p>
      ) : null}
    </>
  );
  const count = parts.length;
  return (
    <form
      className="tour-form"
      noValidate
      aria-busy={options.busy}
      // Something other than the button sends the form, such as a password manager.
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {unplaced.length > 0 ? (
        <Notice tone="danger" ref={noticeRef}>
          <p>{refusalWords ?? messages.refused.notBooked}</p>
          {unplaced.map(({ id, words }) => (
            <p key={id}>
              <bdi>{words}</bdi>
            </p>
          ))}
          {refusalContact}
        </Notice>
      ) : null}
      {count > 1 ? (
        <div className="tour-progress" aria-hidden="true">
          {parts.map(({ name }, index) => (
            <i key={name} data-on={index <= place.open} />
          ))}
        </div>
      ) : null}
      {parts.map((part, index) =>
        count === 1 ? (
          <Questions key={part.name} fields={part.fields} form={form} />
        ) : (
          <FormPart
            key={part.name}
            ref={index === place.open ? headingRef : null}
            part={part}
            form={form}
            state={place.stateOf(index)}
            number={index + 1}
            count={count}
            onEdit={() => place.show(index)}
          >
            {button}
          </FormPart>
        ),
      )}
      {folded.length > 0 ? <OptionalQuestions ref={foldRef} fields={folded} form={form} opensAt={opensFold} /> : null}
      {count === 1 ? button : null}
    </form>
  );
}
