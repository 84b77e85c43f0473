import { type Attribution, MARKS } from '../analytics/attribution.ts';
import type { CreateProspectRequest } from '../api/contract/schemas/prospects.ts';
import type { Answers } from './answers.ts';
import { tidyPhone } from './phone.ts';
import { isBlank } from './plainText.ts';

/** What goes with the visitor's details. */
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
        first_name: answers.first_name.trim(),
        last_name: answers.last_name.trim(),
        email: answers.email.trim(),
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

/** In the words of the address, as the document says nothing of it but that it is text. */
function infoOf(attribution: Attribution): string | undefined {
  const known = [...MARKS, 'referrer' as const].filter((name) => attribution[name] !== undefined);
  return known.map((name) => `${name}=${attribution[name]}`).join('; ') || undefined;
}
