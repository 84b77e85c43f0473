/** @jsxImportSource solid-js */
import { render } from 'solid-js/web';
import 'tour-booking/element';

const Page = () => (
  <main class="page">
    <tour-booking
      group-id={101}
      class="tour"
      attr:api={import.meta.env.VITE_API}
      time-zone="America/New_York"
      ontour-booking:booked={({ detail }) => console.log(`booked ${detail.slot}`)}
    >
      <a href="tel:5551234567">Call us</a>
    </tour-booking>
  </main>
);
// @ts-expect-error: a group is a number or its text
export const wrong = () => <tour-booking group-id={{}} />;

const place = document.getElementById('app');
if (place) render(Page, place);
