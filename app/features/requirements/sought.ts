/** What the page is about, which a request for quotes begins with. */
export interface Sought {
  service?: string | undefined;
  /** As it is written. */
  place?: string | undefined;
}
