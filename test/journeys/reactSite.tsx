import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TourBooking } from 'tour-booking';

/** A React site that installed the package; the address gives the props, so that one build serves every journey. */
const given = new URLSearchParams(location.search);
const text = (name: string): string | undefined => given.get(name) ?? undefined;

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <TourBooking
        groupId={text('group-id') ?? ''}
        api={text('api')}
        timeZone={text('time-zone')}
        location={text('location')}
        contactPhone={text('contact-phone')}
        contactEmail={text('contact-email')}
        expect={text('expect')}
        lock={text('lock')}
        prefill={{
          firstName: text('prefill-first-name'),
          layout: text('prefill-layout'),
          notes: text('prefill-notes'),
        }}
      />
    </StrictMode>,
  );
