import { BookerEmbed } from '@calcom/atoms';
import { createRoot } from 'react-dom/client';
import '@calcom/atoms/globals.min.css';

/**
 * Cal.com's booking page as a component. It shows nothing until the service has described the event, which the bench does
 * not let it reach, and then reads the router of Next.js, which a page without Next.js does not have: only its bytes are known.
 */
const place = document.querySelector('#root');
if (place)
  createRoot(place).render(<BookerEmbed username="alder-house" eventSlug="tour" apiUrl="https://api.cal.com/v2" />);
