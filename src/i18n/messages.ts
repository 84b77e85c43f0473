import type { ActionMessages } from './actions.ts';
import { type CalendarMessages, calendarEn } from './calendar.ts';
import type { ChangeMessages } from './changes.ts';
import type { FormMessages } from './form.ts';
import type { LeadMessages } from './lead.ts';
import type { ListMessages } from './list.ts';
import type { OpeningMessages } from './opening.ts';
import type { ScreenMessages } from './screens.ts';
import { type UiMessages, uiEn } from './ui.ts';
import { type WidgetMessages, widgetEn } from './widget.ts';

/** Everything a visitor reads or hears, in one typed list: a translation that lacks a line does not compile. */
export interface Messages extends FirstMessages {
  readonly screens: ScreenMessages;
  readonly form: FormMessages;
  readonly actions: ActionMessages;
  readonly lead: LeadMessages;
  readonly list: ListMessages;
  readonly changes: ChangeMessages;
  readonly opening: OpeningMessages;
}

/** The words that are there from the start; the others come with what says them. */
export interface FirstMessages {
  readonly calendar: CalendarMessages;
  readonly ui: UiMessages;
  readonly widget: WidgetMessages;
}

export const firstEnglish: FirstMessages = { calendar: calendarEn, ui: uiEn, widget: widgetEn };
