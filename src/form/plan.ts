import { type Answers, type FieldKey, picksOf } from '../booking/answers.ts';
import { CONSENT, mayAskConsent } from '../booking/consent.ts';
import { fields } from '../booking/requestFields.ts';
import { asksFamilyNameFirst } from '../i18n/nameOrder.ts';
import type { Day } from '../time/values.ts';
import { type Choice, type Choices, choicesOf, offered } from './choices.ts';
import { formOrder, partNames, partOf } from './controls.ts';
import { type FieldMode, type FieldSettings, heldMode, isKnownMode, modeOf, settingOf } from './fieldModes.ts';
import { type PresetProblem, presetProblem } from './formProblems.ts';

/** The fields whose choices the service is asked for, where they are not given. */
export const listKeys = ['neighborhoods', 'agents'] as const;
/** A field that is answered from a list of the company. */
export type ListKey = (typeof listKeys)[number];

type Modes = Readonly<Partial<Record<FieldKey, FieldMode>>>;

/** What the plan reads of a group's configuration. `fields` is `field_config`, letter for letter. */
export interface PlanConfiguration {
  readonly layouts: readonly string[];
  readonly sources: readonly { readonly code: number; readonly label: string }[];
  readonly fields: Readonly<Record<string, number>>;
}

/** What else decides about the form: the integrator's options and other replies of the service. */
export interface PlanOptions {
  /** What the integrator says about fields. It wins over the configuration. */
  readonly fields?: FieldSettings | undefined;
  /** The answers that the integrator gives the form to open with. */
  readonly prefill?: Partial<Answers> | undefined;
  /** The fields whose preset cannot be changed. */
  readonly locked?: readonly FieldKey[] | undefined;
  /** Today at the property. A preset day must not be before it. Without it no day is past. */
  readonly today?: Day | undefined;
  /** `appointment_sms_opt_in` of the service. False hides the question. Undefined leaves it to the configuration. */
  readonly smsOptIn?: boolean | undefined;
  /** Choices that are not in the configuration. A field without any is not shown. */
  readonly choices?: Readonly<Partial<Record<ListKey, readonly Choice[]>>> | undefined;
  /** Fields whose choices load while the form is used. They are shown without choices at first. */
  readonly lists?: readonly ListKey[] | undefined;
}

/** A field that the form asks. */
export interface PlannedField {
  readonly key: FieldKey;
  readonly required: boolean;
  /** What there is to pick. Empty if the visitor types the answer. */
  readonly choices: readonly Choice[];
  /** The question in the integrator's words. */
  readonly label?: string;
  /** Set if the preset is shown and cannot be changed. */
  readonly locked?: true;
  /** The list of the company from which the choices load while the form is used. */
  readonly list?: ListKey;
}

/** The form to show, in order. `warnings` says what in the configuration could not be understood, for the integrator's log. */
export interface FormPlan {
  readonly fields: readonly PlannedField[];
  readonly keys: readonly FieldKey[];
  /** The fields whose answers are sent: those that the form asks, and hidden ones with a preset. */
  readonly sent: readonly FieldKey[];
  readonly warnings: readonly string[];
}

/** Fields that no key of `field_config` speaks of. Those of the broker stand under the switch. */
const PEOPLE: Modes = { first_name: 'required', last_name: 'required', email: 'required', phone: 'required' };
const BROKER: Modes = {
  broker_first_name: 'optional',
  broker_last_name: 'optional',
  broker_email: 'required',
  broker_phone: 'optional',
};

/** Which fields the form asks and how. Pure: the same configuration and options give the same plan. */
export function planForm(configuration: PlanConfiguration, options: PlanOptions = {}): FormPlan {
  const choices: Choices = { ...choicesOf(configuration.layouts, configuration.sources), ...options.choices };
  const presets = hiddenPresets(options, choices);
  const toggled = modeFor('broker_toggle', configuration, options, presets.held) !== 'hidden';
  const planned: PlannedField[] = [];
  const warnings = [...warningsFor(configuration), ...presets.warnings];
  for (const key of ordered(options.fields)) {
    const mode = modeFor(key, configuration, options, presets.held);
    const ownChoices = choices[key];
    const { mode: wanted, label } = settingOf(options.fields, key);
    const unplaced = key in BROKER && !toggled && (wanted === undefined || wanted === 'hidden');
    const list = ownChoices?.length === 0 ? options.lists?.find((each) => each === key) : undefined;
    if (mode === 'hidden' || (ownChoices?.length === 0 && list === undefined) || unplaced) continue;
    if (wanted === 'hidden')
      warnings.push(
        `\`fields\` hides "${key}", which is required: it is asked all the same. Preset it with \`prefill\`.`,
      );
    const required = mode === 'required';
    planned.push({
      key,
      required,
      choices: offered(key, ownChoices ?? [], required),
      ...(label === undefined ? {} : { label }),
      ...(options.locked?.includes(key) ? { locked: true } : {}),
      ...(list === undefined ? {} : { list }),
    });
  }
  const keys = planned.map(({ key }) => key);
  const sent = formOrder.filter((key) => keys.includes(key) || presets.held.has(key));
  return { fields: planned, keys, sent, warnings };
}

/** Every field, part by part, in the integrator's order within each. */
function ordered(settings: FieldSettings | undefined): readonly FieldKey[] {
  const place = (key: FieldKey): number => settingOf(settings, key).order ?? 0;
  return partNames.flatMap((part) =>
    formOrder.filter((key) => partOf(key) === part).sort((one, other) => place(one) - place(other)),
  );
}

/**
 * The fields that the integrator hides and answers for the visitor. Nobody sees such an answer. If it breaks a rule of the
 * field, a warning names it and it counts as no answer.
 */
function hiddenPresets(options: PlanOptions, choices: Choices) {
  const { fields: settings, prefill = {}, today } = options;
  const hidden = formOrder.filter((key) => settingOf(settings, key).mode === 'hidden');
  const presets = Object.fromEntries(hidden.map((key) => [key, prefill[key]]));
  const problems = hidden.map((key) => [key, presetProblem(key, presets, choices[key], today)] as const);
  return {
    held: new Set(problems.flatMap(([key, problem]) => (problem === undefined ? [key] : []))),
    warnings: problems.flatMap(([key, problem]) => presetWarning(key, problem)),
  };
}

const presetWarning = (key: FieldKey, problem: PresetProblem | undefined): readonly string[] =>
  problem === undefined || problem === 'none'
    ? []
    : [`\`prefill\` of "${key}", which \`fields\` hides, breaks the rule "${problem}": it counts as no preset.`];

function modeFor(
  key: FieldKey,
  configuration: PlanConfiguration,
  options: PlanOptions,
  preset: ReadonlySet<FieldKey>,
): FieldMode {
  if (key === CONSENT) {
    const asksPhone = modeFor('phone', configuration, options, preset) !== 'hidden';
    if (!mayAskConsent(options.smsOptIn, asksPhone)) return 'hidden';
  }
  // No key speaks of other people: they are asked where the other occupants are.
  const { config } = fields[key === 'other_people' ? 'other_occupants' : key];
  const said = config === null ? (PEOPLE[key] ?? BROKER[key]) : modeOf(own(configuration.fields, config));
  const usual = said && heldMode(key, said);
  const wanted = settingOf(options.fields, key).mode ?? usual ?? 'hidden';
  // The service refuses a booking without it, so a page cannot hide it. About the phone nothing is known.
  const isNeeded = wanted === 'hidden' && usual === 'required' && key !== 'phone' && !preset.has(key);
  return heldMode(key, isNeeded ? 'required' : wanted);
}

function warningsFor(configuration: PlanConfiguration): string[] {
  const known = new Set(formOrder.map((key) => fields[key].config));
  return Object.entries(configuration.fields).flatMap(([key, value]) => {
    if (!known.has(key)) return [`field_config has "${key}", which this form does not know; it is not asked.`];
    // The reader of the configuration warns of a value that is no number.
    if (!isKnownMode(value) && !Number.isNaN(value))
      return [`field_config gives "${key}" the unknown value ${value}; it is asked as optional.`];
    return [];
  });
}

const own = (record: Readonly<Record<string, number>>, key: string): number | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * `answers` without picks that the form no longer offers. Answers may be older than the configuration, and what is not on the
 * screen must not be sent.
 */
export function offeredAnswers(plan: FormPlan, answers: Answers): Answers {
  const kept = plan.fields.flatMap(({ key, choices }) => {
    const answer = answers[key];
    const isOffered = (value: string): boolean => choices.some((choice) => choice.value === value);
    if (choices.length === 0 || typeof answer === 'boolean') return [];
    return [
      [
        key,
        typeof answer === 'string' ? (isOffered(answer) ? answer : '') : picksOf(answer).filter(isOffered),
      ] as const,
    ];
  });
  return { ...answers, ...Object.fromEntries(kept) };
}

/**
 * The plan in the order in which names are asked for in `locale`: the family name first where it is said first. An order of the
 * integrator's own that puts other questions between the two stays.
 */
export const inNameOrder = (plan: FormPlan, locale: string): FormPlan =>
  asksFamilyNameFirst(locale)
    ? {
        ...plan,
        fields: plan.fields.map((field, at, { [at - 1]: before, [at + 1]: after }) => {
          const [, first, last] = /(first)_name$|(last)_name$/.exec(field.key) ?? [];
          const beside = first ? after : last ? before : undefined;
          return beside?.key.endsWith(first ? 'last_name' : 'first_name') ? beside : field;
        }),
      }
    : plan;
