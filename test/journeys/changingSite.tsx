import { Activity, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TourBooking, TourBookingDialog, type TourBookingProps } from 'tour-booking';
import { createLeasingClient } from 'tour-booking/client';

/**
 * A React site that makes each option anew at each render. The event `host:change` renders it again, with other options. The
 * address gives the rest. With `dialog=kept` the site keeps its dialog open when the visitor closes it. With `activity` the widget
 * stands inside `<Activity>`, which the event `host:activity` makes `visible` or `hidden`. Any other detail of the event removes both.
 */
const { dialog, isolate, activity, ...given } = Object.fromEntries(new URLSearchParams(location.search));

const told = (name: string, detail: unknown): boolean =>
  document.dispatchEvent(new CustomEvent('host:told', { detail: [name, detail] }));

function Site() {
  const [changes, setChanges] = useState<object>({});
  const [isOpen, setOpen] = useState(true);
  const [mode, setMode] = useState<unknown>(activity);
  useEffect(() => {
    const change = (event: Event): void => {
      if (event instanceof CustomEvent) setChanges((before) => ({ ...before, ...event.detail }));
    };
    const show = (event: Event): void => {
      if (event instanceof CustomEvent) setMode(event.detail);
    };
    document.addEventListener('host:change', change);
    document.addEventListener('host:activity', show);
    return () => {
      document.removeEventListener('host:change', change);
      document.removeEventListener('host:activity', show);
    };
  }, []);
  const options: TourBookingProps = {
    groupId: 101,
    timeZone: given['time-zone'],
    client: createLeasingClient({ baseUrl: given.api ?? '' }),
    messages: { widget: { minutes: (count) => `${count} minutes` } },
    fields: { notes: { mode: 'optional' } },
    dataLayer: [],
    isolate: isolate !== undefined,
    onDay: () => undefined,
    ...changes,
  };
  if (activity !== undefined) {
    if (mode !== 'visible' && mode !== 'hidden') return null;
    return (
      <Activity mode={mode}>
        <TourBooking {...options} />
      </Activity>
    );
  }
  if (dialog === undefined) return <TourBooking {...options} />;
  const change = (open: boolean): void => {
    told('open', open);
    if (dialog !== 'kept') setOpen(open);
  };
  return <TourBookingDialog {...options} open={isOpen} onOpenChange={change} />;
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<Site />);
