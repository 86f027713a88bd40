import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { createPush, type Push } from '#server/features/web-push/push.ts';
import { keepVapidKeys, replaceVapidKeys } from '#server/features/web-push/queries.ts';

/** Web Push with the key of this database, whenever it be exchanged; the first start makes it. */
export async function openPush({ db, cache, config }: Pick<Context, 'db' | 'cache' | 'config'>): Promise<Push> {
  return createPush({ config, keys: await cache.follow('vapid_keys', () => keepVapidKeys(db, webPush.generateVAPIDKeys)) });
}

/**
 * Exchanges the key of web push; servers that run follow. What browsers subscribed with the one before, their push services do not take any
 * longer: all devices are forgotten, and owners turn them on again.
 * @returns how many there were.
 */
export function exchangePushKeys(db: Kysely<DB>): Promise<number> {
  return replaceVapidKeys(db, webPush.generateVAPIDKeys());
}
