/** The words of the screens. */
export interface WidgetMessages {
  readonly title: string;
}

export const widgetEn: WidgetMessages = {
  title: 'Book a tour',
};
