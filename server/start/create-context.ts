import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '#server/base/config.ts';
import { createSigner } from '#server/base/signer.ts';
import { createCache } from '#server/cache/table-values.ts';
import type { Context } from '#server/context.ts';
import type { Address } from '#server/db/address.ts';
import type { Heartbeat } from '#server/db/heartbeat.ts';
import { createReads } from '#server/db/replicas.ts';
import { readSigningKeys } from '#server/db/signing-keys.ts';
import type { DB } from '#server/db/types.ts';
import { createViewCounter } from '#server/features/activity/view-counter.ts';
import { createHealthCounter } from '#server/features/health/health-counter.ts';
import { watchWay } from '#server/features/health/watch-way.ts';
import { getLexiconSource } from '#server/features/lexicon-upkeep/get-lexicon-source.ts';
import { createMedia } from '#server/features/media/media.ts';
import { createSiteCounter } from '#server/features/page-views/site-counter.ts';
import { createGateway } from '#server/features/payments/create-gateway.ts';
import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import { readBrand, showInProcess } from '#server/features/settings/brand/get-brand.ts';
import { openPush } from '#server/features/web-push/open-push.ts';
import { loadPlugins } from '#server/features/webhooks/plugins/load-plugins.ts';
import { type JobTimes, openJobs } from '#server/jobs/run-jobs.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { createMessenger } from '#server/messages/messenger.ts';
import { ALL_JOBS } from '#server/start/all-jobs.ts';

interface ContextParts {
  config: Config;
  log: FastifyBaseLogger;
  gazetteer: Gazetteer;
  /** Where the database is, and how use cases and the search ask it. */
  address: Address;
  db: Kysely<DB>;
  searchPool: Pool;
  /** Says whether the database answers, and when it does not, or is another one. */
  heartbeat?: Pick<Heartbeat, 'isBeating' | 'onGone'>;
  jobTimes?: JobTimes;
}

/**
 * Makes what use cases work with, from a prepared database.
 * @param closing gets what ends each part, in the order in which they were begun: even when a later one fails.
 * @returns the context, and the search's engine and the queues for what only a server does with them.
 */
export async function createContext(
  { config, log, gazetteer, address, db, searchPool, heartbeat, jobTimes }: ContextParts,
  closing: (() => unknown)[],
) {
  const onEnd = (reason: string) => log.warn({ reason }, 'the process that unpacks pictures ended; the next picture starts another');
  const media = await createMedia(config, { onEnd });
  closing.push(media.pictures.close);
  const cache = createCache(address);
  closing.push(cache.close);
  const open = (pool: Pool) => createSearchEngine({ pool, gazetteer, team: () => getLexiconSource({ db, cache }) });
  const engine = await open(searchPool);
  closing.push(engine.close);
  const search = await createReads({ urls: config.DATABASE_REPLICA_URLS, primary: engine, open, log });
  closing.push(search.close);
  const mailer = createMailer(config, log, watchWay(db, log, 'mail_fails'));
  closing.push(mailer.close);
  const messenger = createMessenger(config, log, (way) => watchWay(db, log, `${way}_fails`));
  const jobs = await openJobs(address, log, ALL_JOBS, jobTimes, heartbeat);
  closing.push(jobs.stop);
  const views = createViewCounter(db, log);
  closing.push(views.close);
  const siteCounter = createSiteCounter(db, log);
  closing.push(siteCounter.close);
  // For mails and failures, which come without a page.
  await cache.follow('settings', async () => showInProcess(await readBrand({ db })));
  const health = createHealthCounter(db, log);
  closing.push(health.close);
  const signer = createSigner(await cache.follow('signing_keys', () => readSigningKeys(db)));
  const payments = createGateway(config, db, log);
  const plugins = await loadPlugins(config);
  const push = await openPush({ db, cache, config });
  const context: Context = {
    ...{
      config,
      log,
      db,
      search,
      gazetteer,
      cache,
      media,
      mailer,
      messenger,
      push,
      jobs,
      views,
      siteCounter,
      health,
      signer,
      payments,
      plugins,
    },
  };
  return { context, engine, jobs };
}
