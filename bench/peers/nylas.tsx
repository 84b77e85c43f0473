import { NylasScheduling } from '@nylas/react/elements';
import { createRoot } from 'react-dom/client';

/** Nylas' scheduler for React, as its README gives it. It asks Nylas' service, which the bench does not let it reach. */
const place = document.querySelector('#root');
if (place)
  createRoot(place).render(
    <NylasScheduling configurationId="alder-house" schedulerApiUrl="https://api.us.nylas.com" />,
  );
