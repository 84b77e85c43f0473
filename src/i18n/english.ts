import { actionsEn } from './actions.ts';
import { changesEn } from './changes.ts';
import { formEn } from './form.ts';
import { leadEn } from './lead.ts';
import { listEn } from './list.ts';
import { firstEnglish, type Messages } from './messages.ts';
import { openingEn } from './opening.ts';
import { screensEn } from './screens.ts';

/** Every English message, to start a translation from. Apart, so that the first part loads without the later words. */
export const english: Messages = {
  ...firstEnglish,
  screens: screensEn,
  form: formEn,
  actions: actionsEn,
  lead: leadEn,
  list: listEn,
  changes: changesEn,
  opening: openingEn,
};
