import { html, LitElement } from 'lit';
import 'tour-booking/element';

class TourPage extends LitElement {
  render() {
    return html`<tour-booking
      group-id=${101}
      api=${import.meta.env.VITE_API}
      time-zone="America/New_York"
      @tour-booking:booked=${({ detail }) => console.log(`booked ${detail.slot}`)}
    >
      <a href="tel:5551234567">Call us</a>
    </tour-booking>`;
  }
}
customElements.define('tour-page', TourPage);
