import type { BookingOptions } from './options.ts';

/** The options that name the leasing service. One of them is enough. */
type ServiceOption = 'api' | 'client';

/** `Options` that name the leasing service: `api` or `client` is given. */
export type NamesService<Options> = Options &
  { readonly [Name in ServiceOption]: { readonly [Given in Name]: NonNullable<BookingOptions[Given]> } }[ServiceOption];
