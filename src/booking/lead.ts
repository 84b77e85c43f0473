import { type Attribution, MARKS } from '../analytics/attribution.ts';
import type { CreateProspectRequest } from '../api/contract/schemas/prospects.ts';
import type { FieldError } from '../api/readErrors.ts';
import { type Answers, isFilled } from './answers.ts';
import type { NotBooked, Rejected, WhyNotBooked } from './flow.ts';
import { nextState, type Transitions } from './stateMachine.ts';
import { isBlank, tidyEmail, tidyLine, tidyPhone } from './typedText.ts';

/** The fields that are asked. */
export const LEAD_FIELDS = ['first_name', 'last_name', 'email', 'phone'] as const;
/** The API document requires a name and an email address for each person. */
export const isRequiredInLead = (field: (typeof LEAD_FIELDS)[number]): boolean => field !== 'phone';

/** When a tour would suit: a part of a day, or days of a week. */
export const SUITS = ['morning', 'afternoon', 'evening', 'weekdays', 'saturday', 'sunday'] as const;
/** When a tour would suit a visitor who leaves details: a part of the day, or days of the week. */
export type Suit = (typeof SUITS)[number];

/** The details that a visitor leaves with the property. Of `answers` the form asks only for name, email and phone. */
export interface LeadDetails {
  readonly answers: Answers;
  readonly suits: readonly Suit[];
}

/** The details that a visitor leaves when no time suits. Meanwhile the flow of the booking stays as it is. */
export type Lead =
  /** The form is not open yet. */
  | (LeadDetails & { readonly at: 'closed' })
  /** The visitor went back to the times. What they typed is kept. */
  | (LeadDetails & { readonly at: 'aside' })
  | (LeadDetails & { readonly at: 'writing'; readonly notice: Rejected | LeadNotSent | null })
  | (LeadDetails & { readonly at: 'sending'; readonly attempt: number })
  /** The service has the details. */
  | (LeadDetails & { readonly at: 'left' });

/** Why the details were not taken. `unsure`: the reply was lost, and the property may have them. */
export interface LeadNotSent extends Pick<NotBooked, 'attempt'> {
  readonly kind: 'not-sent';
  readonly why: WhyNotBooked | 'unsure';
}

export type LeadEvent =
  /** `answers`: what is known of the visitor already. What was typed here wins. */
  | { readonly type: 'open'; readonly answers: Answers }
  /** Nothing is free, and the visitor has not begun to look for themselves. */
  | { readonly type: 'offer'; readonly answers: Answers }
  | { readonly type: 'close' }
  /** The visitor typed or picked. */
  | ({ readonly type: 'note' } & Partial<LeadDetails>)
  | { readonly type: 'send'; readonly attempt: number; readonly answers: Answers }
  | LeadReply;

/** How an attempt ended. */
export type LeadReply =
  | { readonly type: 'created' }
  | { readonly type: 'rejected'; readonly errors: readonly FieldError[] }
  | { readonly type: 'notSent'; readonly why: LeadNotSent['why'] };

const details = ({ answers, suits }: LeadDetails): LeadDetails => ({ answers, suits });
/** `typed`, filled up with what is `known` of the visitor. */
const completed = (typed: Answers, known: Answers): Answers => ({
  ...typed,
  ...Object.fromEntries(LEAD_FIELDS.map((key) => [key, isFilled(typed[key]) ? typed[key] : known[key]])),
});
const toAside = (state: Lead): Lead => ({ at: 'aside', ...details(state) });
const toWriting = (state: LeadDetails, notice: Extract<Lead, { at: 'writing' }>['notice']): Lead => ({
  at: 'writing',
  ...details(state),
  notice,
});

const toOpen = ({ answers, suits }: LeadDetails, { answers: known }: { readonly answers: Answers }): Lead =>
  toWriting({ answers: completed(answers, known), suits }, null);

const transitions: Transitions<Lead, LeadEvent> = {
  closed: { open: toOpen, offer: toOpen },
  // Not offered again to a visitor who wants the times.
  aside: { open: toOpen },
  writing: {
    close: toAside,
    note: (state, { answers = state.answers, suits = state.suits }) => ({ ...state, answers, suits }),
    send: ({ suits }, { attempt, answers }) => ({ at: 'sending', answers, suits, attempt }),
  },
  sending: {
    created: (state) => ({ at: 'left', ...details(state) }),
    rejected: (state, { errors }) => toWriting(state, { kind: 'rejected', errors, attempt: state.attempt }),
    notSent: (state, { why }) => toWriting(state, { kind: 'not-sent', why, attempt: state.attempt }),
  },
  left: { close: toAside },
};

/** The state after `event`. An event with no row changes nothing (the same object comes back). */
export const nextLead = (lead: Lead, event: LeadEvent): Lead => nextState(transitions, lead, event);

/** The parts of a lead besides the visitor's details. */
export interface LeadContext {
  readonly groupId: number;
  /** When a tour would suit, in plain words for the property's staff. */
  readonly notes: string;
  /** `mobile` or `desktop`. */
  readonly device: string;
  readonly community?: number | undefined;
  /** The integrator's own marks of where the visitor comes from. */
  readonly campaignId?: string | undefined;
  readonly campaignInfo?: string | undefined;
  /** Where the visitor came from, in place of marks the integrator does not give. */
  readonly attribution?: Attribution | undefined;
}

/** `source_type`: the document lists no values. */
const SOURCE_TYPE = 'website';

/**
 * The prospect that is created of a visitor's details (document, "POST /api/v2/clients"). Anything not filled in is left
 * out; a community goes alone, since only one of community, building and unit may be named.
 */
export function leadRequest(answers: Answers, context: LeadContext): CreateProspectRequest['client'] {
  const { groupId, notes, device, community, attribution = {} } = context;
  const { campaignId = attribution.utm_id ?? attribution.utm_campaign, campaignInfo = infoOf(attribution) } = context;
  const phone = tidyPhone(answers.phone);
  return {
    people: [
      {
        first_name: tidyLine(answers.first_name),
        last_name: tidyLine(answers.last_name),
        email: tidyEmail(answers.email),
        ...(!isBlank(phone) && { phone_1: phone }),
        is_primary: true,
      },
    ],
    group: groupId,
    notes,
    source_type: SOURCE_TYPE,
    device,
    ...(community !== undefined && { community }),
    ...(campaignId !== undefined && { campaign_id: campaignId }),
    ...(campaignInfo !== undefined && { campaign_info: campaignInfo }),
  };
}

/** The text of `campaign_info`, as the parameters stood in the address. The document says only that it is text. */
function infoOf(attribution: Attribution): string | undefined {
  const known = [...MARKS, 'referrer' as const].filter((name) => attribution[name] !== undefined);
  return known.map((name) => `${name}=${attribution[name]}`).join('; ') || undefined;
}
