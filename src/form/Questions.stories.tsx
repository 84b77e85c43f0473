import type { Meta, StoryObj } from '@storybook/react-vite';
import { TODAY } from '../../.storybook/model.ts';
import { type Question, type QuestionMode, questionModes, questionsIn } from '../../.storybook/questions.ts';
import type { FieldKey } from '../booking/answers.ts';
import { formOrder } from './controls.ts';
import { Questions } from './Questions.tsx';
import { useDetailsForm } from './useDetailsForm.ts';

const nothing = () => undefined;

function OneQuestion({ field, ...options }: Question) {
  const { form, submit } = useDetailsForm({ ...options, today: TODAY, onChange: nothing, onSubmit: nothing });
  return (
    <form
      className="tour-form"
      data-field={field}
      noValidate
      aria-busy={options.busy}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Questions fields={options.plan.fields} form={form} />
    </form>
  );
}

interface QuestionSheetProps {
  readonly mode: QuestionMode;
  /** Shows this field alone. */
  readonly field?: FieldKey;
}

/** Every question in one mode, each in a form of its own; the control "field" shows a single one. */
function QuestionSheet({ mode, field }: QuestionSheetProps) {
  return (
    <section style={{ display: 'grid', gap: 24, padding: 20 }}>
      <h3>Your details</h3>
      {questionsIn(mode)
        .filter((question) => field === undefined || question.field === field)
        .map((question) => (
          <OneQuestion key={`${mode} ${question.field}`} {...question} />
        ))}
    </section>
  );
}

const meta = {
  title: 'Parts/Form/Every question',
  component: QuestionSheet,
  argTypes: {
    mode: { control: 'select', options: questionModes },
    field: { control: 'select', options: formOrder },
  },
} satisfies Meta<typeof QuestionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Optional: Story = { args: { mode: 'optional' } };
export const Required: Story = { args: { mode: 'required' } };
export const Missing: Story = {
  args: { mode: 'missing' },
  play: ({ canvasElement }) => {
    for (const form of canvasElement.querySelectorAll('form')) form.requestSubmit();
  },
};
export const Refused: Story = { args: { mode: 'refused' } };
export const Prefilled: Story = { args: { mode: 'prefilled' } };
export const Locked: Story = { args: { mode: 'locked' } };
export const Sending: Story = { args: { mode: 'sending' } };
