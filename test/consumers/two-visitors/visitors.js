import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { TourBooking } from 'tour-booking';
import { createTourBooking } from 'tour-booking/core';

/** One server process, which renders for two visitors. It prints what each of them gets, and what is kept where all of them could read it. */

const options = { groupId: 101, api: 'https://leasing.example.com', timeZone: 'America/New_York', remember: 'device' };
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const render = (prefill = {}) => renderToString(createElement(TourBooking, { ...options, prefill }));
const kept = () => sessionStorage.length + localStorage.length;

/** A visitor chooses a time and types a name. */
function chooseAndType() {
  const { commands, getSnapshot } = createTourBooking(options);
  commands.pickSlot(`${tomorrow}T10:00:00`);
  commands.answer({ ...getSnapshot().flow.answers, first_name: 'Lara' });
  return getSnapshot().flow.at;
}

const first = render();
const chosen = chooseAndType();
render({ firstName: 'Lara' });
const second = render();
const onServer = { chosen, kept: kept(), isSame: second === first, hasWidget: second.includes('Book a tour') };

// The same with a page around it, which shows that these storages work.
globalThis.document = { documentElement: { lang: 'en' } };
chooseAndType();
delete globalThis.document;
const onPage = { tab: Object.values(sessionStorage).join(), device: Object.values(localStorage).join() };
const isSame = render() === first;

console.log(JSON.stringify({ node: process.versions.node, onServer, onPage, isSame }));
