/** @jsxImportSource preact */
import { render } from 'preact';
import 'tour-booking/element';

render(
  <tour-booking group-id={101} class="tour" ontour-booking:booked={({ detail }) => detail.slot.length} />,
  document.body,
);
// @ts-expect-error: a group is a number or its text
export const wrong = () => <tour-booking group-id={{}} />;
