import { Fragment, forwardRef, type ReactNode, useSyncExternalStore } from 'react';
import { formMessages } from '../i18n/form.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { CheckIcon } from '../ui/statusIcons.tsx';
import { answerWords } from './answerWords.ts';
import { type Part, questionsIn } from './formParts.ts';
import { Questions, type QuestionsProps } from './Questions.tsx';
import type { FormBinding } from './useDetailsForm.ts';
import type { PartState } from './useOpenPart.ts';

interface FormPartProps {
  readonly part: Part;
  readonly form: FormBinding;
  readonly state: PartState;
  /** From 1. */
  readonly number: number;
  /** How many parts there are. */
  readonly count: number;
  readonly onEdit: () => void;
  /** The button that ends the part, while it is open. */
  readonly children: ReactNode;
}

/**
 * One part of a longer form. The ref is for its heading. One part is open at a time. The fields of the others stay in the page,
 * hidden, so that the browser can fill in all of them at once.
 */
export const FormPart = forwardRef<HTMLHeadingElement, FormPartProps>(function FormPart(
  { part, form, state, number, count, onEdit, children },
  ref,
) {
  const messages = useMessages(formMessages);
  const { parts } = messages;
  const name = parts.names[part.name];
  return (
    <section className="tour-step" data-state={state}>
      <div className="tour-step-head">
        <span className="tour-step-number" aria-hidden="true">
          {state === 'done' ? <CheckIcon /> : number}
        </span>
        <h4 tabIndex={-1} ref={ref}>
          <span>{name}</span> {state === 'open' ? <small>{parts.place(number, count)}</small> : null}
        </h4>
        {state === 'ahead' ? <small>{parts.questions(questionsIn(part.fields))}</small> : null}
        {state === 'done' ? (
          <Button kind="link" aria-label={parts.editPart(name)} aria-disabled={form.isBusy} onClick={onEdit}>
            {parts.edit}
          </Button>
        ) : null}
      </div>
      {state === 'done' ? <PartAnswers fields={part.fields} form={form} /> : null}
      <div className="tour-step-body" hidden={state !== 'open'}>
        <Questions fields={part.fields} form={form} shown={state === 'open'} />
        {state === 'open' ? children : null}
      </div>
    </section>
  );
});

/** The answers of a part. The browser may fill them in while another part is open. */
function PartAnswers({ fields, form }: Pick<QuestionsProps, 'fields' | 'form'>) {
  const messages = useMessages(formMessages);
  const format = useFormat();
  const { typed, wordsOf } = form;
  // As text, because two texts are equal if nothing has changed.
  const read = (): string => JSON.stringify(answerWords(fields, typed.now().answers, { messages, format, wordsOf }));
  const said: ReturnType<typeof answerWords> = JSON.parse(useSyncExternalStore(typed.subscribe, read, read));
  return (
    <p className="tour-step-said tour-joined">
      {said.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
        <Fragment key={index}>
          <span>
            <bdi translate={answer.isTyped ? 'no' : 'yes'}>{answer.said}</bdi>
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
