import { type CalendarMessages, calendarEn } from './calendar.ts';
import { type FormMessages, formEn } from './form.ts';
import { type UiMessages, uiEn } from './ui.ts';
import { type WidgetMessages, widgetEn } from './widget.ts';

/** Everything a visitor reads or hears, in one typed list: a translation that lacks a line does not compile. */
export interface Messages {
  readonly calendar: CalendarMessages;
  readonly form: FormMessages;
  readonly ui: UiMessages;
  readonly widget: WidgetMessages;
}

export const english: Messages = { calendar: calendarEn, form: formEn, ui: uiEn, widget: widgetEn };
