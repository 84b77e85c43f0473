// mailer.mjs
import { createTransport } from 'nodemailer';

const transport = createTransport(process.env.SMTP_URL); // smtps://name:password@mail.example.com

/** What the mail about a free time says. `unsubscribe` lets mail programs offer a button of their own. */
function timeFree({ language, time, who, link, leave, unsubscribe }) {
  // The clock of the property shows this time, so no zone moves it.
  const start = new Date(`${time}Z`).toLocaleString(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return {
    to: { name: `${who.first_name} ${who.last_name}`, address: who.email },
    subject: `A tour is free: ${start}`,
    text: `Hello ${who.first_name},\n\na tour on ${start} is free. Book it: ${link}\n\nStop these messages: ${leave}`,
    ...(unsubscribe && {
      list: { unsubscribe },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

const confirm = ({ who, link }) => ({
  to: who.email,
  subject: 'Do you want to hear of free tours?',
  text: `Somebody asked us to write to this address when a tour is free. If it was you, confirm it today: ${link}\n\nIf not, do nothing.`,
});

export function sendMail(message) {
  return transport.sendMail({
    messageId: `<${encodeURIComponent(message.id)}@tours.example.com>`,
    from: 'tours@example.com',
    ...(message.type === 'confirm' ? confirm(message) : timeFree(message)),
  });
}
