import { findLastBackup } from '#server/backup/last-backup.ts';
import { measureRoom } from '#server/base/disk-full.ts';
import { isPublicSite } from '#server/base/this-machine.ts';
import type { Context, Viewer } from '#server/context.ts';
import { judgeHealth } from '#server/features/health/judge.ts';
import type { FoundCertificate } from '#server/features/health/look-at-certificate.ts';
import { findFinding, measureDatabase, measureWork, sumHealthCounts } from '#server/features/health/queries.ts';
import { measurePayments } from '#server/features/payments/back-office/measure-payments.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { measureReadiness } from '#server/features/short-messages/back-office/measure-readiness.ts';
import { measureWhatWaits } from '#server/features/what-waits/count-what-waits.ts';
import type { Health, HealthFacts } from '#shared/schemas/health.ts';

type HealthContext = Pick<Context, 'config' | 'db' | 'search' | 'payments' | 'health' | 'messenger'>;

/** For how long what was found is given again, in milliseconds: the page and /metrics together ask the database once in it. */
export const healthAge = { milliseconds: 30_000 };

const known = new WeakMap<Context['db'], { at: number; health: Promise<Health> }>();

/**
 * What the site knows of its own health, for the back office.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function getHealth(context: HealthContext, viewer: Viewer): Promise<Health> {
  requireViewer(viewer, 'admin');
  return readHealth(context);
}

/** The same for /metrics, which has a protection of its own. At most half a minute old; what fails is tried again by the next who asks. */
export function readHealth(context: HealthContext): Promise<Health> {
  const { db } = context;
  const last = known.get(db);
  if (last && performance.now() - last.at < healthAge.milliseconds) return last.health;
  const taken = { at: performance.now(), health: takeHealth(context) };
  known.set(db, taken);
  taken.health.catch(() => known.get(db) === taken && known.delete(db));
  return taken.health;
}

/** Looks now. What is of the database is of all its processes; nothing in it is about anybody. */
export async function takeHealth({ config, db, search, payments, health, messenger }: HealthContext): Promise<Health> {
  await health.flush();
  const [
    work,
    mailFails,
    smsFails,
    whatsAppFails,
    readiness,
    backup,
    certificate,
    database,
    pictures,
    room,
    failures,
    paid,
    queues,
    logins,
    replicas,
  ] = await Promise.all([
    measureWork(db),
    findFinding(db, 'mail_fails'),
    findFinding(db, 'sms_fails'),
    findFinding(db, 'whatsapp_fails'),
    measureReadiness({ config, db, messenger }),
    findLastBackup(db, config.BACKUP_DIR),
    findFinding<FoundCertificate>(db, 'certificate'),
    measureDatabase(db),
    findFinding<{ bytes: number | null }>(db, 'pictures'),
    measureRoom(config.DATA_DIR),
    sumHealthCounts(db, 'failure'),
    measurePayments({ db, payments }),
    measureWhatWaits({ db }),
    sumHealthCounts(db, 'failed_login'),
    search.measure(db),
  ]);
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const facts: HealthFacts = {
    mails: { ...work.mails, failsSince: mailFails?.foundAt.toISOString() ?? null },
    messages: { ...readiness, failsSince: firstOf(smsFails, whatsAppFails) },
    jobs: work.jobs,
    backup: backup ? { at: backup.at.toISOString(), bytes: backup.bytes } : null,
    certificate: isHttps && certificate ? { ...certificate.found, lookedAt: certificate.foundAt.toISOString() } : null,
    disk: { database, pictures: pictures?.found.bytes ?? null, ...room },
    failures,
    payments: paid,
    queues,
    logins: {
      lastHour: logins.reduce((sum, { lastHour }) => sum + lastHour, 0),
      lastDay: logins.reduce((sum, { lastDay }) => sum + lastDay, 0),
    },
    replicas,
  };
  const now = new Date();
  const checks = judgeHealth(facts, {
    now,
    isPublic: isPublicSite(config.PUBLIC_URL),
    isHttps,
    hasMailServer: config.SMTP_URL !== undefined,
    hasTeamAddress: (config.TEAM_EMAIL ?? config.ADMIN_EMAIL) !== undefined,
    gateway: payments.name,
  });
  return { takenAt: now.toISOString(), checks, ...facts };
}

/** When the first of some began. */
function firstOf(...findings: ({ foundAt: Date } | undefined)[]): string | null {
  const [first] = findings.flatMap((finding) => finding?.foundAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return first?.toISOString() ?? null;
}
