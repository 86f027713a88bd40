import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Config } from '#server/config.ts';
import type { DB } from '#server/db/types.ts';
import { createPush, type Push } from '#server/features/web-push/push.ts';
import { keepVapidKeys } from '#server/features/web-push/queries.ts';

/** Web Push with the key of this database; the first start makes it. */
export async function openPush(db: Kysely<DB>, config: Config): Promise<Push> {
  return createPush({ config, keys: await keepVapidKeys(db, () => webPush.generateVAPIDKeys()) });
}
