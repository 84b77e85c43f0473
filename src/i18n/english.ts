import { actionsEn } from './actions.ts';
import { agentEn } from './agent.ts';
import { assistantsEn } from './assistants.ts';
import { calendarEn } from './calendar.ts';
import { changesEn } from './changes.ts';
import { formEn } from './form.ts';
import { homesEn } from './homes.ts';
import { kindsEn } from './kinds.ts';
import { launcherEn } from './launcher.ts';
import { leadEn } from './lead.ts';
import { linksEn } from './links.ts';
import { listEn } from './list.ts';
import type { Messages } from './messages.ts';
import { plainEn } from './plain.ts';
import { requestedEn } from './requested.ts';
import { screensEn } from './screens.ts';
import { waitlistEn } from './waitlist.ts';
import { uiEn, widgetEn } from './widget.ts';

/** Every English message, to start a translation from. */
export const english: Messages = {
  language: 'en-US',
  direction: 'ltr',
  calendar: calendarEn,
  ui: uiEn,
  widget: widgetEn,
  screens: screensEn,
  form: formEn,
  actions: actionsEn,
  agent: agentEn,
  lead: leadEn,
  list: listEn,
  kinds: kindsEn,
  homes: homesEn,
  changes: changesEn,
  launcher: launcherEn,
  plain: plainEn,
  requested: requestedEn,
  waitlist: waitlistEn,
  assistants: assistantsEn,
  links: linksEn,
};
