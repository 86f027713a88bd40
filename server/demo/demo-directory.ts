import { isThisMachine } from '#server/base/this-machine.ts';
import type { Context } from '#server/context.ts';
import { hasDemoBusinesses } from '#server/demo/queries.ts';
import { messages } from '#shared/texts.ts';

/** What each database said last. */
const known = new WeakMap<Context['db'], boolean>();

/**
 * Whether businesses of the demo are in the directory. Kept in the process: a notice of the database empties it, and it is asked again
 * every two seconds. While the database is away, what it said last is true.
 */
export async function hasDemo({ db, cache }: Pick<Context, 'db' | 'cache'>): Promise<boolean> {
  try {
    const has = await cache.get('demo_rows', 'any', () => hasDemoBusinesses(db));
    known.set(db, has);
    return has;
  } catch {
    return known.get(db) ?? false;
  }
}

/** The line that every page of a demo directory has. */
export async function demoNotice(context: Pick<Context, 'db' | 'cache'>): Promise<string | undefined> {
  return (await hasDemo(context)) ? messages.demoDirectory : undefined;
}

/** Whether search engines are to leave the site out: it is public, and its businesses do not exist. */
export async function isKeptFromSearch(context: Pick<Context, 'db' | 'cache' | 'config'>): Promise<boolean> {
  return !isThisMachine(new URL(context.config.PUBLIC_URL).hostname) && (await hasDemo(context));
}
