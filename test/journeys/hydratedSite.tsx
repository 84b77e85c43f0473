import { hydrateRoot } from 'react-dom/client';
import { TourBooking } from 'tour-booking';

/** A React site whose widget a server has rendered. The address gives the options. */
const {
  'group-id': groupId = '',
  api = '',
  'time-zone': timeZone,
  ...others
} = Object.fromEntries(new URLSearchParams(location.search));

const place = document.getElementById('root');
if (place) hydrateRoot(place, <TourBooking {...others} api={api} groupId={groupId} timeZone={timeZone} />);
