import type { Registry } from 'prom-client';

/** What a prom-client registry tells of itself. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** How often an address called, and how long until that is forgotten, in milliseconds. */
export interface Count {
  current: number;
  ttl: number;
}

/** What a worker asks the primary, which answers with the same number. */
export type Question = { ask: 'count'; key: string; timeWindow: number } | { ask: 'figures' };

/** What a worker tells the primary. */
export type FromWorker =
  | { kind: 'ready'; address: string }
  | { kind: 'question'; number: number; question: Question }
  | { kind: 'own-figures'; number: number; figures: Figures };

/** What the primary tells a worker. */
export type FromPrimary =
  | { kind: 'stop' }
  | { kind: 'answer'; number: number; answer: Count | string }
  | { kind: 'give-figures'; number: number };
