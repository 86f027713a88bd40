import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '#server/base/config.ts';
import type { Signer } from '#server/base/signer.ts';
import type { Cache } from '#server/cache/table-values.ts';
import type { Reads } from '#server/db/replicas.ts';
import type { DB } from '#server/db/types.ts';
import type { ViewCounter } from '#server/features/activity/view-counter.ts';
import type { HealthCounter } from '#server/features/health/health-counter.ts';
import type { Media } from '#server/features/media/media.ts';
import type { SiteCounter } from '#server/features/page-views/site-counter.ts';
import type { Gateway } from '#server/features/payments/gateway.ts';
import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import type { SearchEngine } from '#server/features/search/search-engine.ts';
import type { Push } from '#server/features/web-push/push.ts';
import type { Plugins } from '#server/features/webhooks/plugins/load-plugins.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Messenger } from '#server/messages/messenger.ts';
import type { MemberRole } from '#shared/member-roles.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';

/** What use cases work with. One per process. */
export interface Context {
  config: Config;
  log: FastifyBaseLogger;
  db: Kysely<DB>;
  search: Reads<SearchEngine>;
  gazetteer: Gazetteer;
  cache: Cache;
  media: Media;
  mailer: Mailer;
  messenger: Messenger;
  push: Push;
  jobs: Jobs;
  views: ViewCounter;
  payments: Gateway;
  plugins: Plugins;
  siteCounter: SiteCounter;
  health: HealthCounter;
  signer: Signer;
}

/** Who asks. */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: string }
  | {
      kind: 'contractor';
      businessId: string;
      /** Somebody whom the business has invited: none for its own account. */
      member?: { memberId: string; userId: string; role: MemberRole };
    }
  | {
      kind: 'admin';
      adminId: string;
      role: TeamRole;
      /** The team must have a second factor, and they have none: they set one up and do nothing else. */
      lacksFactor?: true;
    }
  | { kind: 'key'; keyId: string; scopes: readonly ApiScope[] };

export const visitor: Viewer = { kind: 'visitor' };
