import { describe, expect, test } from 'vitest';
import { BOUNDS, type Circumstances, isDown, judgeHealth } from '#server/features/health/judge.ts';
import { HEALTH_ADVICE, HEALTH_CHECKS, type HealthAdvice, type HealthFacts, type HealthState } from '#shared/schemas/health.ts';
import { WAITING_KINDS } from '#shared/waiting-kinds.ts';

const now = new Date('2026-11-28T06:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

const nothing = { waiting: 0, oldestAt: null, failing: 0, failingSince: null, givenUp: 0 };
const well: HealthFacts = {
  mails: { ...nothing, failsSince: null },
  messages: { ways: ['sms'], failsSince: null, incomplete: 0, capped: 0 },
  jobs: nothing,
  backup: { at: ago(5 * HOUR), bytes: 1_000 },
  certificate: { expiresAt: ago(-60 * DAY), problem: null, lookedAt: ago(HOUR) },
  disk: { database: 1, pictures: 1, free: 60, size: 100 },
  failures: [],
  payments: { unsettled: 0, oldestAt: null, refundsDue: 0 },
  queues: WAITING_KINDS.map((name) => ({ name, waiting: 0, oldestAt: null })),
  logins: { lastHour: 3, lastDay: 40 },
  replicas: [],
};
const publicSite: Circumstances = {
  now,
  isPublic: true,
  isHttps: true,
  hasMailServer: true,
  hasTeamAddress: true,
  gateway: 'cashfree',
};

const mails = (given: Partial<HealthFacts['mails']>) => ({ mails: { ...well.mails, ...given } });
const messages = (given: Partial<HealthFacts['messages']>) => ({ messages: { ...well.messages, ...given } });
const jobs = (given: Partial<HealthFacts['jobs']>) => ({ jobs: { ...nothing, ...given } });
const certificate = (given: Partial<NonNullable<HealthFacts['certificate']>>) => ({
  certificate: { expiresAt: ago(-60 * DAY), problem: null, lookedAt: ago(HOUR), ...given },
});
const failures = (lastHour: number) => ({ failures: [{ cause: 'unavailable', lastHour, lastDay: lastHour }] });
const payments = (given: Partial<HealthFacts['payments']>) => ({ payments: { ...well.payments, ...given } });
const queue = (age: number) => ({ queues: [...well.queues, { name: 'reports' as const, waiting: 1, oldestAt: ago(age) }] });
const replica = (lagSeconds: number | null) => ({
  replicas: [
    { name: 'a', isAway: false, lagSeconds: 0 },
    { name: 'b', isAway: lagSeconds === null, lagSeconds },
  ],
});

const CASES: [Partial<HealthFacts>, Partial<Circumstances>, HealthState, HealthAdvice][] = [
  [{}, {}, 'fine', 'mail_fine'],
  [{}, { hasMailServer: false }, 'act', 'mail_not_set'],
  [{}, { hasMailServer: false, isPublic: false }, 'fine', 'mail_folder'],
  [mails({ failsSince: ago(9 * MINUTE) }), {}, 'fine', 'mail_fine'],
  [mails({ failsSince: ago(10 * MINUTE) }), {}, 'act', 'mail_fails'],
  [mails({ oldestAt: ago(14 * MINUTE) }), {}, 'fine', 'mail_fine'],
  [mails({ oldestAt: ago(15 * MINUTE) }), {}, 'look', 'mail_slow'],
  [mails({ oldestAt: ago(HOUR) }), {}, 'act', 'mail_slow'],
  [{}, { hasTeamAddress: false }, 'look', 'mail_no_team'],
  [mails({ givenUp: 50 }), {}, 'fine', 'mail_fine'],
  [mails({ givenUp: 51 }), {}, 'look', 'mail_given_up'],
  [{}, {}, 'fine', 'messages_fine'],
  [messages({ ways: [] }), {}, 'fine', 'messages_folder'],
  [messages({ failsSince: ago(9 * MINUTE) }), {}, 'fine', 'messages_fine'],
  [messages({ failsSince: ago(10 * MINUTE), incomplete: 1 }), {}, 'act', 'messages_fail'],
  [messages({ incomplete: 1, capped: 1 }), {}, 'look', 'messages_templates'],
  [messages({ capped: 1 }), {}, 'look', 'messages_capped'],
  [{}, {}, 'fine', 'jobs_fine'],
  [jobs({ oldestAt: ago(15 * MINUTE) }), {}, 'look', 'jobs_stand'],
  [jobs({ oldestAt: ago(2 * HOUR) }), {}, 'act', 'jobs_stand'],
  [jobs({ failing: 1, failingSince: ago(29 * MINUTE) }), {}, 'fine', 'jobs_fine'],
  [jobs({ failing: 1, failingSince: ago(30 * MINUTE) }), {}, 'look', 'jobs_failing'],
  [jobs({ givenUp: 1 }), {}, 'look', 'jobs_given_up'],
  [{}, {}, 'fine', 'backup_fine'],
  [{ backup: null }, {}, 'act', 'backup_none'],
  [{ backup: null }, { isPublic: false }, 'look', 'backup_none'],
  [{ backup: { at: ago(26 * HOUR), bytes: 1 } }, {}, 'act', 'backup_old'],
  [{ backup: { at: ago(26 * HOUR), bytes: 1 } }, { isPublic: false }, 'look', 'backup_old'],
  [{ backup: { at: ago(-2 * HOUR), bytes: null } }, {}, 'fine', 'backup_fine'],
  [{}, {}, 'fine', 'certificate_fine'],
  [{}, { isHttps: false }, 'fine', 'certificate_none'],
  [{ certificate: null }, {}, 'fine', 'certificate_unseen'],
  [certificate({ expiresAt: ago(-20 * DAY) }), {}, 'look', 'certificate_soon'],
  [certificate({ expiresAt: ago(-6 * DAY) }), {}, 'act', 'certificate_soon'],
  [certificate({ expiresAt: ago(DAY) }), {}, 'act', 'certificate_soon'],
  [certificate({ problem: 'ERR_TLS_CERT_ALTNAME_INVALID' }), {}, 'act', 'certificate_bad'],
  [certificate({ expiresAt: null, problem: 'ECONNREFUSED' }), {}, 'look', 'certificate_unreached'],
  [{}, {}, 'fine', 'disk_fine'],
  [{ disk: { ...well.disk, free: 19 } }, {}, 'look', 'disk_low'],
  [{ disk: { ...well.disk, free: 9 } }, {}, 'act', 'disk_low'],
  [{ disk: { ...well.disk, free: 0 } }, {}, 'act', 'disk_low'],
  [{ disk: { ...well.disk, free: null, size: null } }, {}, 'fine', 'disk_fine'],
  [failures(0), {}, 'fine', 'failures_none'],
  [failures(1), {}, 'fine', 'failures_some'],
  [failures(10), {}, 'look', 'failures_some'],
  [failures(100), {}, 'act', 'failures_many'],
  [{}, {}, 'fine', 'payments_fine'],
  [{}, { gateway: 'off' }, 'fine', 'payments_off'],
  [{}, { gateway: 'sandbox' }, 'look', 'payments_sandbox'],
  [{}, { gateway: 'sandbox', isPublic: false }, 'fine', 'payments_sandbox'],
  [payments({ unsettled: 1, oldestAt: ago(HOUR) }), {}, 'fine', 'payments_fine'],
  [payments({ unsettled: 1, oldestAt: ago(2 * HOUR) }), {}, 'look', 'payments_unsettled'],
  [payments({ unsettled: 1, oldestAt: ago(DAY) }), {}, 'act', 'payments_unsettled'],
  [payments({ refundsDue: 1, oldestAt: ago(DAY) }), { gateway: 'off' }, 'act', 'refunds_due'],
  [queue(DAY), {}, 'fine', 'queues_fine'],
  [queue(2 * DAY), {}, 'look', 'queues_old'],
  [queue(7 * DAY), {}, 'act', 'queues_old'],
  [{ logins: { lastHour: 99, lastDay: 5_000 } }, {}, 'fine', 'logins_fine'],
  [{ logins: { lastHour: 100, lastDay: 100 } }, {}, 'look', 'logins_many'],
  [{ logins: { lastHour: 2_000, lastDay: 2_000 } }, {}, 'act', 'logins_many'],
  [{}, {}, 'fine', 'replicas_none'],
  [replica(29), {}, 'fine', 'replicas_fine'],
  [replica(30), {}, 'look', 'replica_behind'],
  [replica(300), {}, 'act', 'replica_behind'],
  [replica(null), {}, 'act', 'replica_away'],
];

describe('health', () => {
  test.each(CASES)('%j in %j: %s, %s', (facts, circumstances, state, advice) => {
    const checks = judgeHealth({ ...well, ...facts }, { ...publicSite, ...circumstances });
    expect(checks.map(({ name }) => name)).toEqual([...HEALTH_CHECKS]);
    const [name] = Object.entries(HEALTH_ADVICE).find(([, all]) => (all as readonly string[]).includes(advice)) ?? [];
    expect(checks.find((check) => check.name === name)).toEqual({ name, state, advice });
  });

  test('has every advice in a case', () => {
    const met = new Set(CASES.map(([, , , advice]) => advice));
    expect(
      Object.values(HEALTH_ADVICE)
        .flat()
        .filter((advice) => !met.has(advice)),
    ).toEqual([]);
  });

  test('mail is down once it has failed for so long', () => {
    expect([null, ago(BOUNDS.mailFails - 1), ago(BOUNDS.mailFails)].map((since) => isDown(since, now))).toEqual([false, false, true]);
  });
});
