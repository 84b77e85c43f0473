// mailer.mjs
import { createTransport } from 'nodemailer';

const transport = createTransport(process.env.SMTP_URL); // smtps://name:password@mail.example.com

export function sendMail({ id, language, time, who, link, leave }) {
  // The clock of the property shows this time, so no zone moves it.
  const start = new Date(`${time}Z`).toLocaleString(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return transport.sendMail({
    messageId: `<${encodeURIComponent(id)}@tours.example.com>`,
    from: 'tours@example.com',
    to: { name: `${who.first_name} ${who.last_name}`, address: who.email },
    subject: `A tour is free: ${start}`,
    text: `Hello ${who.first_name},\n\na tour on ${start} is free. Book it: ${link}\n\nStop these messages: ${leave}`,
    list: { unsubscribe: leave },
  });
}
