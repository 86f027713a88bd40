import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { selectSource } from '#server/features/lexicon-upkeep/queries.ts';
import type { LexiconSource } from '#server/features/understanding/understanding.ts';

/** What each database gave last. */
const known = new WeakMap<Context['db'], { text: string; source: LexiconSource }>();

/**
 * What the team has sayings mean, at most two seconds old: the database's notice tells every process of a change (server/cache/table-values.ts).
 * The same object for as long as nothing changed. When the database does not answer, what it gave last.
 * @throws what the database failed with, when it never gave anything.
 */
export function getLexiconSource({ db, cache }: Pick<Context, 'db' | 'cache'>): Promise<LexiconSource> {
  return cache.get('sayings', 'source', async () => {
    const last = known.get(db);
    const text = await selectSource(db).catch((error: unknown) => {
      if (last) return last.text;
      throw error;
    });
    if (last?.text === text) return last.source;
    const version = createHash('sha256').update(text).digest('base64url');
    const source = { version, ...JSON.parse(text) } as LexiconSource;
    known.set(db, { text, source });
    return source;
  });
}
