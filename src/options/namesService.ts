import type { BookingOptions } from './options.ts';

/** The options that name the leasing service. One of them is enough. */
type ServiceOption = 'api' | 'edge' | 'client';

/** `Options` that name the leasing service: `api`, `edge` or `client` is given. */
export type NamesService<Options> = Options &
  { readonly [Name in ServiceOption]: { readonly [Given in Name]: NonNullable<BookingOptions[Given]> } }[ServiceOption];
