import type { Attribution } from '../../analytics/attribution.ts';
import type { Home } from '../../api/homeClient.ts';
import { type Answers, noAnswers } from '../../booking/answers.ts';
import {
  type Lead,
  type LeadDetails,
  type LeadEvent,
  type LeadReply,
  leadRequest,
  nextLead,
} from '../../booking/lead.ts';
import { notesWith } from '../../booking/tourHomes.ts';
import type { BookingSettings } from '../bookingSettings.ts';
import type { PickCommands } from '../commands.ts';
import type { Environment } from '../environment.ts';
import type { Tell } from '../events.ts';
import type { OpenLead } from '../snapshot.ts';
import type { Write, Writes } from '../writes.ts';

/** The commands of the form for leaving details. The command `leaveDetails` opens this form. */
export interface LeadCommands {
  /** Goes back to the times, from either form or after a lost reply. What the visitor typed is kept. */
  readonly backToTimes: () => void;
  /** Keeps what the visitor typed or picked. */
  readonly noteDetails: (details: Partial<LeadDetails>) => void;
  /** Sends the details to the property. `notes` tells its staff in plain words when a tour would suit. */
  readonly sendDetails: (answers: Answers, notes: string) => void;
}

export interface Leads {
  readonly commands: LeadCommands & Pick<PickCommands, 'leaveDetails'>;
  /** Null while it is not open. */
  readonly lead: () => OpenLead | null;
  /** Opens it by itself, once. False when it is open already or the visitor has closed it. */
  readonly offer: () => boolean;
  /** Forgets what was typed. */
  readonly reset: () => void;
}

interface LeadsInput {
  readonly settings: () => BookingSettings;
  readonly environment: Environment;
  readonly tell: Tell;
  /** Where the visitor came from. Undefined when the host does not want it. */
  readonly attribution: () => Attribution | undefined;
  /** What the booking knows of the visitor. */
  readonly answers: () => Answers;
  /** The homes to be seen. */
  readonly homes: () => readonly Home[];
  /** Called after each change. */
  readonly onChange: () => void;
  readonly writes: Writes;
}

/** Leaving details, apart from the booking: it never changes the booking's state. Each attempt is sent once. */
export function createLeads({
  settings,
  environment,
  tell,
  attribution,
  answers,
  homes,
  onChange,
  writes,
}: LeadsInput): Leads {
  const none: Lead = { at: 'closed', answers: noAnswers, suits: [] };
  let lead: Lead = none;

  const send = (event: LeadEvent): Lead => {
    const before = lead;
    lead = nextLead(before, event);
    if (lead !== before) onChange();
    return lead;
  };
  const leaveDetails = (typed: Answers, notes: string): Write<Extract<Lead, { at: 'sending' }>, LeadReply> => ({
    begin(attempt) {
      const sent = send({ type: 'send', attempt, answers: typed });
      return sent.at === 'sending' ? sent : undefined;
    },
    call(_, { client, groupId }) {
      const { community, campaignId, campaignInfo } = settings();
      const context = {
        ...{ groupId, community, campaignId, campaignInfo },
        notes: notesWith(homes(), notes),
        device: environment.device(),
        attribution: attribution(),
      };
      return client
        .createLead?.(leadRequest(typed, context))
        .then((outcome) =>
          outcome.kind === 'created' ? { type: 'created' } : { type: 'rejected', errors: outcome.errors },
        );
    },
    failed: (_, why) => ({ type: 'notSent', why }),
    end(reply) {
      send(reply);
      if (reply.type === 'created') tell('lead', {});
      else if (reply.type === 'rejected')
        tell('rejected', { action: 'lead', fields: reply.errors.map(({ path }) => path) });
      else tell('failed', { action: 'lead', why: reply.why });
    },
  });

  return {
    lead: () => (lead.at === 'closed' || lead.at === 'aside' ? null : lead),
    offer() {
      const before = lead;
      return send({ type: 'offer', answers: answers() }) !== before;
    },
    reset() {
      lead = none;
    },
    commands: {
      leaveDetails: () => void send({ type: 'open', answers: answers() }),
      backToTimes: () => void send({ type: 'close' }),
      noteDetails: (details) => void send({ type: 'note', ...details }),
      sendDetails: (typed, notes) => void writes.send(leaveDetails(typed, notes)),
    },
  };
}
