/** The query parameters of a request; `URLSearchParams` is one. */
export interface Query {
  getAll(name: string): string[];
}
