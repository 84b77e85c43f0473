import { TourBooking } from 'tour-booking';

export default function Later(options) {
  return <TourBooking groupId={106} {...options} />;
}
