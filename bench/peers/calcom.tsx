import { BookerEmbed } from '@calcom/atoms';
import { createRoot } from 'react-dom/client';
import '@calcom/atoms/globals.min.css';

/**
 * Cal.com's booking page as a component. It shows nothing until its service has described the event, and the bench does not let it
 * reach that service. It would then read the router of Next.js, which this page does not have. So only its bytes are known.
 */
const place = document.querySelector('#root');
if (place)
  createRoot(place).render(<BookerEmbed username="alder-house" eventSlug="tour" apiUrl="https://api.cal.com/v2" />);
