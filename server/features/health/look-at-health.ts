import { hostname } from 'node:os';
import type { Config } from '#server/base/config.ts';
import { takeHealth } from '#server/features/health/get-health.ts';
import { lookAtCertificate } from '#server/features/health/look-at-certificate.ts';
import { deleteOldHealthCounts, findFinding, keepFinding, lockTold } from '#server/features/health/queries.ts';
import { measurePictures } from '#server/features/media/measure-pictures.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { healthMail } from '#server/mail/templates/health.ts';
import type { HealthAdvice, HealthCheckName } from '#shared/schemas/health.ts';

/** What a process sees from where it stands: another machine's disk, or way to a replica, may be well meanwhile. */
const OF_MACHINE: readonly HealthCheckName[] = ['backup', 'disk', 'replicas'];

/** How often what takes its time is looked at, in milliseconds. */
const EVERY = { certificate: 6 * 3_600_000, pictures: 86_400_000 };

interface Told {
  /** All that has to be done now. */
  acts: HealthAdvice[];
  /** What is well again since the last mail. */
  over: HealthCheckName[];
  /** The machine that has seen it; unset in jobs of versions before. */
  machine?: string;
}

/** Tells the team what has to be done, and what is over. */
export const mailHealth = defineJob<Told>('mail-health', async ({ mailer, config }, told) => {
  await mailer.sendToTeam(healthMail({ ...told, publicUrl: config.PUBLIC_URL }));
});

/**
 * Looks every quarter of an hour, one process of all: at the certificate and the size of the pictures when that is due, and whether
 * there is something to act on. The team gets one mail when there is something new, and one when it is over; what is of a machine is told
 * of each by itself (docs/decisions/192-health.md).
 */
export const lookAtHealth = defineScheduledJob('look-at-health', '*/15 * * * *', async (context) => {
  const { db, config, media, jobs } = context;
  const isDue = async (name: keyof typeof EVERY) => {
    const last = await findFinding(db, name);
    return !last || Date.now() - last.foundAt.getTime() >= EVERY[name];
  };
  if (config.PUBLIC_URL.startsWith('https:') && (await isDue('certificate'))) {
    await keepFinding(db, 'certificate', await lookAtCertificate(config.PUBLIC_URL));
  }
  if (await isDue('pictures')) await keepFinding(db, 'pictures', { bytes: await measurePictures(media) });
  await deleteOldHealthCounts(db);
  // Of mail that does not go out no mail can tell: a banner does.
  const checks = (await takeHealth(context)).checks.filter(({ name }) => name !== 'mails');
  await db.transaction().execute(async (transaction) => {
    const told = await lockTold(transaction);
    const toldAs = (name: HealthCheckName) => (OF_MACHINE.includes(name) ? `${name} of ${placeOf(config)}` : name);
    const acts = checks.filter(({ state }) => state === 'act');
    // What is only a little better may be worse again in a quarter of an hour.
    const over = checks.filter(({ name, state }) => state === 'fine' && told.includes(toldAs(name))).map(({ name }) => name);
    const isNew = acts.some(({ name }) => !told.includes(toldAs(name)));
    const kept = told.filter((one) => !over.some((name) => toldAs(name) === one));
    await keepFinding(transaction, 'told', { checks: [...new Set([...kept, ...acts.map(({ name }) => toldAs(name))])] });
    if (!isNew && over.length === 0) return;
    await jobs.enqueue(transaction, mailHealth, { acts: acts.map(({ advice }) => advice), over, machine: hostname() });
  });
});

/** By what a machine is known: processes of one with folders of their own may have disks of their own. */
function placeOf({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) {
  return `${hostname()}:${DATA_DIR}`;
}
