import type { Pool } from 'pg';
import { KeptByTopic } from '#server/kept/kept-by-topic.ts';

const LIMITS = { max: 1_000, ttl: 60_000 };

/** The results of one database server that are given again while nothing that they show was changed (kept-by-topic.ts). */
export function rememberResults(pool: Pool, onChange: () => void): KeptByTopic<object> {
  return new KeptByTopic<object>(pool, { ...LIMITS, onChange });
}
