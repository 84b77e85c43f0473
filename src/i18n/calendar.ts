/** The words of the calendar: month, days, times. */
export interface CalendarMessages {
  readonly nextAvailable: string;
}

export const calendarEn: CalendarMessages = {
  nextAvailable: 'Next available',
};
