import { type TourClient, tourCalls } from './tours.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** The calls of a visitor's booking at `options.baseUrl`. */
export const createLeasingTours = (options: TransportOptions): TourClient => tourCalls(createTransport(options));
