import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { waitingKind } from '#shared/schemas/waiting-kind.ts';

/** What is looked at, in the order of the page. */
export const HEALTH_CHECKS = [
  ...(['mails', 'messages', 'jobs', 'backup', 'certificate', 'disk', 'failures', 'payments', 'queues', 'logins', 'replicas'] as const),
] as const;
export type HealthCheckName = (typeof HEALTH_CHECKS)[number];

/** All is well; somebody should look when there is time; somebody has to do something now. */
export const HEALTH_STATES = ['fine', 'look', 'act'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** What there is to say of each, and to do about it. */
export const HEALTH_ADVICE = {
  mails: ['mail_fine', 'mail_folder', 'mail_not_set', 'mail_fails', 'mail_no_team', 'mail_slow', 'mail_given_up'],
  messages: ['messages_fine', 'messages_folder', 'messages_fail', 'messages_templates', 'messages_capped'],
  jobs: ['jobs_fine', 'jobs_stand', 'jobs_failing', 'jobs_given_up'],
  backup: ['backup_fine', 'backup_none', 'backup_old'],
  certificate: [
    'certificate_fine',
    'certificate_none',
    'certificate_unseen',
    'certificate_soon',
    'certificate_bad',
    'certificate_unreached',
  ],
  disk: ['disk_fine', 'disk_low'],
  failures: ['failures_none', 'failures_some', 'failures_many'],
  payments: ['payments_fine', 'payments_off', 'payments_sandbox', 'payments_unsettled', 'refunds_due'],
  queues: ['queues_fine', 'queues_old'],
  logins: ['logins_fine', 'logins_many'],
  replicas: ['replicas_none', 'replicas_fine', 'replica_behind', 'replica_away'],
} as const satisfies Record<HealthCheckName, readonly string[]>;
export type HealthAdvice = (typeof HEALTH_ADVICE)[HealthCheckName][number];

const moment = z.nullable(z.string());
const workView = z.object({
  /** Due, and not begun. */
  waiting: z.int(),
  /** Since when the oldest of them is due. */
  oldestAt: moment,
  /** Tried in vain, and tried again. */
  failing: z.int(),
  /** Since when the oldest of them is tried. */
  failingSince: moment,
  /** Of the last seven days: not tried any more. */
  givenUp: z.int(),
});
export type Work = z.infer<typeof workView>;

const checkView = z.object({
  name: z.enum(HEALTH_CHECKS),
  state: z.enum(HEALTH_STATES),
  advice: z.enum(Object.values(HEALTH_ADVICE).flat() as [HealthAdvice, ...HealthAdvice[]]),
});
export type HealthCheck = z.infer<typeof checkView>;

/** What is known of the site's health, with nobody in it. */
const factsView = z.object({
  /** `failsSince`: the mail server takes nothing at all. */
  mails: z.extend(workView, { failsSince: moment }),
  /** By which ways messages leave the site, since when one takes nothing, templates that lack something, and what waits for a cap. */
  messages: z.object({
    ways: z.array(z.enum(['sms', 'whatsapp'])),
    failsSince: moment,
    incomplete: z.int(),
    capped: z.int(),
  }),
  jobs: workView,
  backup: z.nullable(z.object({ at: z.string(), bytes: z.nullable(z.number()) })),
  /** Of the public address; `problem` is the code by which a browser would refuse it, or why it was not reached. */
  certificate: z.nullable(z.object({ expiresAt: moment, problem: z.nullable(z.string()), lookedAt: z.string() })),
  disk: z.object({
    database: z.number(),
    /** Nobody has looked yet, or they are in a bucket. */
    pictures: z.nullable(z.number()),
    free: z.nullable(z.number()),
    size: z.nullable(z.number()),
  }),
  /** Answers from 500 on, by cause, the most frequent of the day first. */
  failures: z.array(z.object({ cause: z.string(), lastHour: z.int(), lastDay: z.int() })),
  payments: z.object({ unsettled: z.int(), oldestAt: moment, refundsDue: z.int() }),
  queues: z.array(z.object({ name: waitingKind, waiting: z.int(), oldestAt: moment })),
  logins: z.object({ lastHour: z.int(), lastDay: z.int() }),
  replicas: z.array(z.object({ name: z.string(), isAway: z.boolean(), lagSeconds: z.nullable(z.number()) })),
});
export type HealthFacts = z.infer<typeof factsView>;

export const healthView = z.extend(factsView, { takenAt: z.string(), checks: z.array(checkView) });
export type Health = z.infer<typeof healthView>;
export const healthAnswer = successView({ data: healthView });

/** Why no mail leaves the site. */
export type MailTrouble = Extract<HealthAdvice, 'mail_not_set' | 'mail_fails'>;
