import type { TransportOptions } from '../api/transport.ts';

/** What a door adds to the options that an integrator gives. The element and the script tag set it. */
export interface Door extends Pick<TransportOptions, 'preloaded'> {
  /** Whether the address in `api` or `edge` may be asked: the attribute `allowed-apis` of the script tag. Undefined: every address. */
  readonly allows?: ((api: string) => boolean) | undefined;
  /** The element whose attributes are the options. Problems then name attributes, also misspelled ones. */
  readonly element?: Element | undefined;
}
