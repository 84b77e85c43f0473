import type { Meta, StoryObj } from '@storybook/react-vite';
import { configuration, lara, TODAY } from '../../.storybook/model.ts';
import type { FieldKey } from '../booking/answers.ts';
import { fields } from '../booking/fields.ts';
import { formOrder } from './controls.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';

interface Args {
  readonly field: FieldKey;
  /** 10, 20 and 30 of the API document. */
  readonly mode: 'hidden' | 'optional' | 'required';
}

const CODES = { hidden: 10, optional: 20, required: 30 } as const;
const nothing = () => undefined;
const choices = { neighborhoods: [{ value: '1', label: 'Chelsea' }], agents: [{ value: '7', label: 'Noor Haddad' }] };

/** The form with the people fields and one question more: any question in any mode, by the controls. */
const meta = {
  title: 'Parts/Form/One question',
  args: { field: 'layout', mode: 'optional' },
  argTypes: {
    field: { control: 'select', options: formOrder },
    mode: { control: 'inline-radio', options: ['hidden', 'optional', 'required'] },
  },
  render: ({ field, mode }) => {
    const key = fields[field].config?.replace('client.', '');
    return (
      <section>
        <h3>Your details</h3>
        <DetailsForm
          key={`${field} ${mode}`}
          plan={planForm(configuration(CODES[mode], key === undefined ? [] : [key]), { choices })}
          answers={lara}
          busy={false}
          today={TODAY}
          submitLabel="Book Sat, Dec 5, 2:15 PM"
          refusalContact={null}
          onChange={nothing}
          onSubmit={nothing}
        />
      </section>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Optional: Story = {};
export const Required: Story = { args: { mode: 'required' } };
export const Hidden: Story = { args: { mode: 'hidden' } };
