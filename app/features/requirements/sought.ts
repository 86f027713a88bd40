/** What the page is about, which a request for quotes begins with. */
export interface Sought {
  service?: string | undefined;
  /** As it is written. */
  place?: string | undefined;
  /** The point of the place that distances on the page are measured from: the request measures from the same. */
  lat?: number | undefined;
  lng?: number | undefined;
}
