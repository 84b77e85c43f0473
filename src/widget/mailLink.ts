/** A link that opens the visitor's own mail to `email`. */
export const mailLink = (email: string, subject?: string, body?: string): string => {
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  );
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
};
