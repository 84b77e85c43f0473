import { createTourBooking } from 'tour-booking/core';

const booking = createTourBooking({
  groupId: 101,
  api: 'https://leasing.example.com',
  timeZone: 'America/New_York',
  leads: false,
  // Fields for which this page has no control, or no words.
  fields: { broker_toggle: 'hidden', broker_company: 'hidden', other_people: 'hidden', sms_opted_in: 'hidden' },
});
const { commands } = booking;

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const button = (text, onclick) => make('button', { type: 'button', onclick }, text);

const times = ({ flow, availability: { states, day, times } }) => {
  const taken = flow.notice ? `${flow.notice.slot.slice(11, 16)} is taken. Your answers are kept.` : '';
  const days = make('select', { ariaLabel: 'Day', onchange: () => commands.pickDay(days.value) });
  for (const [each, state] of Object.entries(states))
    if (state === 'open' || state === 'unknown') days.append(make('option', { value: each, selected: each === day }, each));
  const top = [make('p', { role: 'alert' }, taken), days];
  if (times.kind === 'times') return [...top, ...times.slots.map((slot) => button(slot.slice(11, 16), () => commands.pickSlot(slot)))];
  if (times.kind === 'none') return [...top, button('Find a free day', commands.findNextFreeDay)];
  return [...top, times.kind === 'failed' ? button('Try again', commands.retry) : 'One moment…'];
};

const control = ({ key, choices, required }, answer) => {
  if (typeof answer === 'boolean') return make('input', { name: key, type: 'checkbox', checked: answer });
  if (choices.length === 0) return make('input', { name: key, value: answer, required });
  const select = make('select', { name: key, required, multiple: Array.isArray(answer) });
  if (!select.multiple) select.append(make('option', { value: '' }));
  for (const { value, label } of choices) select.append(make('option', { value, selected: answer.includes(value) }, label ?? value));
  return select;
};
const answerOf = (element) => {
  if (element.type === 'checkbox') return element.checked;
  return element.multiple ? [...element.selectedOptions].map(({ value }) => value) : element.value;
};

const details = ({ flow, plan }) => {
  const form = make('form', {
    onsubmit(event) {
      event.preventDefault();
      const typed = [...form.elements].filter(({ name }) => name).map((element) => [element.name, answerOf(element)]);
      commands.submit({ ...flow.answers, ...Object.fromEntries(typed) });
    },
  });
  const errors = flow.notice?.kind === 'rejected' ? flow.notice.errors.map(({ path, message }) => `${path}: ${message}`) : [];
  if (flow.notice?.kind === 'not-booked') errors.push('Not booked. Please try again.');
  if (flow.notice?.kind === 'asks-first') errors.push('You may already have a tour. Press “Book” again to book this one too.');
  form.append(
    make('h2', {}, flow.slot.replace('T', ', ')),
    make('p', { role: 'alert' }, errors.join(' ')),
    ...plan.fields.map((field) => make('label', {}, field.label ?? field.key.replaceAll('_', ' '), ' ', control(field, flow.answers[field.key]))),
    make('button', { disabled: flow.at === 'sending' }, 'Book'),
    button('Another time', commands.backToTimes),
  );
  return [form];
};

const booked = ({ flow }) => [make('h2', {}, `Booked: ${flow.slot.replace('T', ', ')}`)];
const screens = {
  skeleton: () => ['One moment…'],
  unreachable: () => [button('Try again', commands.retry)],
  pick: times,
  details,
  unsure: () => ['The reply was lost: your tour may have been booked. Call us, or ', button('book again', commands.bookAgain)],
  booked,
  confirmation: booked,
};

const place = document.querySelector('#tour');
let shown = [];
const show = () => {
  const snapshot = booking.getSnapshot();
  const { screen, flow, configuration, availability } = snapshot;
  // A part that did not change is the same object. So the form stays as it is while days are asked about.
  const now = screen === 'details' ? [screen, flow] : [screen, flow, configuration, availability];
  if (now.length === shown.length && now.every((part, index) => part === shown[index])) return;
  shown = now;
  place.replaceChildren(...(screens[screen]?.(snapshot) ?? ['Please call us to book a tour.']));
};
booking.subscribe(show);
show();
