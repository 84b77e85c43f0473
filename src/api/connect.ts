import { type AppointmentClient, appointmentCalls } from './appointments.ts';
import { type AskLists, listCalls } from './lists.ts';
import { type TourClient, tourCalls } from './tours.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** The calls of a visitor's booking at `options.baseUrl`, and those that change it. */
export function createLeasingTours(options: TransportOptions): TourClient & AppointmentClient {
  const transport = createTransport(options);
  return { ...tourCalls(transport), ...appointmentCalls(transport) };
}

/** The lists at `options.baseUrl`. */
export const createLeasingLists = (options: TransportOptions): AskLists => listCalls(createTransport(options));
