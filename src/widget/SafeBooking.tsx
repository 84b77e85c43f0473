import type { ReactNode } from 'react';
import { bookingIdentity } from '../options/identity.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { tellIntegrator } from '../options/tellIntegrator.ts';
import { Boundary } from './Boundary.tsx';
import { FailedBooking } from './FailedBooking.tsx';

interface SafeBookingProps {
  readonly options: TourBookingOptions;
  readonly children: ReactNode;
}

/** A booking in an error boundary that shows the contact. Starts anew for another group or service. */
export const SafeBooking = ({ options, children }: SafeBookingProps) => (
  <Boundary
    key={bookingIdentity(options)}
    fallback={<FailedBooking options={options} />}
    onFailed={(error) => tellIntegrator(options.onWarning, `tour-booking: ${error}`)}
  >
    {children}
  </Boundary>
);
