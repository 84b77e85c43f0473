/** Words that no line ends inside: a date, a time, a telephone number. Not for the name of a button or a link, which tests look for as it is typed. */
export const unbroken = (text: string): string => text.replace(/\s/g, '\u00a0');

/** The most characters of a street that stays in one line. */
const SHORT_STREET = 24;

/** `Alder House, 123 First St`: a line may end before the street, not inside. A longer street may break, but not after its number. */
export const unbrokenStreet = (place: string): string =>
  place.replace(/\d[^,\n]*/g, (street) =>
    street.length > SHORT_STREET ? street.replace(/\s/, '\u00a0') : unbroken(street),
  );
