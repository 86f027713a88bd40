/** How much is taken on at once. docs/decisions/100-nothing-stops-the-site.md has the reasons and what was measured. */
export const bounds = {
  /** Connections of all, and of one address where nobody stands in front: carriers in India put many people behind one. */
  connections: 10_000,
  connectionsOfOne: 2_048,
  /** Requests that one connection may send ahead of their answers: browsers send none. */
  sentAhead: 16,
  /** Of these, so many of all connections are begun in one turn of the event loop: everybody else comes between. */
  aheadAtOnce: 4,
  /** Requests of all others that are begun in one turn: when hundreds come in the same moment, health comes between. */
  atOnce: 16,
  /** Who could not be begun within so many milliseconds is refused, so many in one turn: what comes too late is asked for again anyway. */
  turnWait: 1_000,
  refusedAtOnce: 64,
  /** Requests that are not done, also those whose bodies are on their way and answers that nobody reads yet: these only wait. */
  requests: 768,
  /** Requests being worked on, and pages among them: few, so that what they do in one turn of the event loop holds nobody up for long. */
  working: 256,
  pages: 16,
  /** Pages that wait for their turn, and how long, in milliseconds: whoever is told to come back comes back at once and costs as much. */
  waitingPages: 1_024,
  pageWait: 1_000,
  /** A request's header, a body and an answer may stand still for so long, in milliseconds. */
  header: 15_000,
  stalledBody: 15_000,
  stalledAnswer: 60_000,
  /** A request that is not whole by then is given up: eight photos take minutes on a slow line. */
  wholeRequest: 600_000,
  /** Longer than a load balancer's 60 s: it never sends on a connection that is being closed. */
  keepAlive: 72_000,
  /** When the program is told to stop: requests that may be on their way on connections that are idle, and answers. */
  lastRequests: 250,
  lastAnswers: 3_000,
};

export type Bounds = typeof bounds;
