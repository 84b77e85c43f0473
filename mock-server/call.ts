/** A request in the same form for every runtime (HTTP, msw). */
export interface Call {
  readonly method: string;
  /** From `/api/…` on, still percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  /** Reads the body to its end, however long it is. */
  body(): Promise<Body>;
}

/** A body that was read. The text is empty when it was longer than `MAX_BODY_BYTES`. */
export interface Body {
  readonly text: string;
  readonly tooLarge: boolean;
}

export const MAX_BODY_BYTES = 1_048_576;
export const NO_BODY: Body = { text: '', tooLarge: false };
