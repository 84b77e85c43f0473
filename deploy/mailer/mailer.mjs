// mailer.mjs
import { createTransport } from 'nodemailer';

const transport = createTransport(process.env.SMTP_URL); // smtps://name:password@mail.example.com

/** The mail about a time that opened up. `unsubscribe` lets mail programs offer a button of their own. */
function timeFree({ language, time, who, link, leave, unsubscribe }) {
  // The clock of the property shows this time, so no zone moves it.
  const start = new Date(`${time}Z`).toLocaleString(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return {
    to: { name: `${who.first_name} ${who.last_name}`, address: who.email },
    subject: `A tour time opened up: ${start}`,
    text: `Hi ${who.first_name},\n\nA tour time opened up: ${start}. Book it: ${link}\n\nLeave the waitlist: ${leave}`,
    ...(unsubscribe && {
      list: { unsubscribe },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

const confirm = ({ who, link }) => ({
  to: who.email,
  subject: 'Confirm your email for the waitlist',
  text: `Someone asked us to email this address if a tour time opens up. If it was you, confirm it today: ${link}\n\nIf not, ignore this email.`,
});

export function sendMail(message) {
  return transport.sendMail({
    messageId: `<${encodeURIComponent(message.id)}@tours.example.com>`,
    from: 'tours@example.com',
    ...(message.type === 'confirm' ? confirm(message) : timeFree(message)),
  });
}
