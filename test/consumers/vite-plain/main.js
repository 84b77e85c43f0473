import { createTourBooking, noAnswers } from 'tour-booking/core';

const booking = createTourBooking({
  groupId: 106,
  api: import.meta.env.VITE_API,
  timeZone: 'America/New_York',
  onBooked: ({ slot }) => {
    document.querySelector('[role=status]').textContent = `Booked: ${slot.slice(0, 16)}`;
  },
});
const form = document.querySelector('form');
const place = document.querySelector('#times');

function show() {
  const { screen, availability } = booking.getSnapshot();
  const { times } = availability ?? {};
  const slots = screen === 'pick' && times?.kind === 'times' ? times.slots : [];
  place.replaceChildren(
    ...slots.map((slot) => {
      const button = document.createElement('button');
      button.textContent = slot.slice(11, 16);
      button.onclick = () => booking.commands.pickSlot(slot);
      return button;
    }),
  );
  form.hidden = screen !== 'details';
}

form.onsubmit = (event) => {
  event.preventDefault();
  booking.commands.submit({ ...noAnswers, ...Object.fromEntries(new FormData(form)) });
};
booking.subscribe(show);
show();
