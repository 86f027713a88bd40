import {
  HEALTH_CHECKS,
  type HealthAdvice,
  type HealthCheck,
  type HealthCheckName,
  type HealthFacts,
  type HealthState,
} from '#shared/schemas/health.ts';

/** What facts are judged by: the settings, and the moment. */
export interface Circumstances {
  now: Date;
  /** Strangers reach the site: what is enough on a laptop is not enough there. */
  isPublic: boolean;
  isHttps: boolean;
  hasMailServer: boolean;
  hasTeamAddress: boolean;
  gateway: 'off' | 'sandbox' | 'cashfree';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When somebody should look, and when somebody has to act (docs/operations.md, 'What Health says'). */
export const BOUNDS = {
  /** Mail that the server has not taken for so long does not go out; earlier it may be a restart. */
  mailFails: 10 * MINUTE,
  waits: { look: 15 * MINUTE, act: HOUR },
  fails: 30 * MINUTE,
  mailsGivenUp: 50,
  backup: 26 * HOUR,
  certificate: { look: 21 * DAY, act: 7 * DAY },
  /** Shares of the disk that are free. */
  free: { look: 0.2, act: 0.1 },
  /** Failed answers of an hour. */
  failures: { look: 10, act: 100 },
  unsettled: { look: 2 * HOUR, act: DAY },
  queue: { look: 2 * DAY, act: 7 * DAY },
  /** Failed logins of an hour. */
  logins: { look: 100, act: 2_000 },
  /** Seconds that a replica may be behind. */
  lag: { look: 30, act: 300 },
} as const;

type Verdict = [HealthState, HealthAdvice];

/** What each fact means, and what to do about it: the gravest thing of each kind. */
export function judgeHealth(facts: HealthFacts, circumstances: Circumstances): HealthCheck[] {
  return HEALTH_CHECKS.map((name) => {
    const [state, advice] = JUDGES[name](facts, circumstances);
    return { name, state, advice };
  });
}

/** Whether mail, or messages, do not go out, once that has lasted; nothing while it does, or may be about to. */
export function isDown(failsSince: string | null, now: Date): boolean {
  return failsSince !== null && now.getTime() - Date.parse(failsSince) >= BOUNDS.mailFails;
}

const JUDGES: Record<HealthCheckName, (facts: HealthFacts, circumstances: Circumstances) => Verdict> = {
  mails({ mails }, { now, isPublic, hasMailServer, hasTeamAddress }) {
    if (!hasMailServer) return isPublic ? ['act', 'mail_not_set'] : ['fine', 'mail_folder'];
    if (isDown(mails.failsSince, now)) return ['act', 'mail_fails'];
    const waits = gradeOf(ageOf(mails.oldestAt, now), BOUNDS.waits);
    if (waits !== 'fine') return [waits, 'mail_slow'];
    if (!hasTeamAddress) return ['look', 'mail_no_team'];
    return mails.givenUp > BOUNDS.mailsGivenUp ? ['look', 'mail_given_up'] : ['fine', 'mail_fine'];
  },
  messages({ messages: { ways, failsSince, incomplete, capped } }, { now }) {
    if (ways.length === 0) return ['fine', 'messages_folder'];
    if (isDown(failsSince, now)) return ['act', 'messages_fail'];
    if (incomplete > 0) return ['look', 'messages_templates'];
    return capped > 0 ? ['look', 'messages_capped'] : ['fine', 'messages_fine'];
  },
  jobs({ jobs }, { now }) {
    const waits = gradeOf(ageOf(jobs.oldestAt, now), BOUNDS.waits);
    if (waits !== 'fine') return [waits, 'jobs_stand'];
    if (ageOf(jobs.failingSince, now) >= BOUNDS.fails) return ['look', 'jobs_failing'];
    return jobs.givenUp > 0 ? ['look', 'jobs_given_up'] : ['fine', 'jobs_fine'];
  },
  backup({ backup }, { now, isPublic }) {
    if (!backup) return [isPublic ? 'act' : 'look', 'backup_none'];
    return ageOf(backup.at, now) >= BOUNDS.backup ? [isPublic ? 'act' : 'look', 'backup_old'] : ['fine', 'backup_fine'];
  },
  certificate({ certificate }, { now, isHttps }) {
    if (!isHttps) return ['fine', 'certificate_none'];
    if (!certificate) return ['fine', 'certificate_unseen'];
    const { expiresAt, problem } = certificate;
    if (expiresAt === null) return ['look', 'certificate_unreached'];
    if (problem !== null) return ['act', 'certificate_bad'];
    const left = Date.parse(expiresAt) - now.getTime();
    if (left < BOUNDS.certificate.act) return ['act', 'certificate_soon'];
    return left < BOUNDS.certificate.look ? ['look', 'certificate_soon'] : ['fine', 'certificate_fine'];
  },
  disk({ disk: { free, size } }) {
    if (free === null || !size) return ['fine', 'disk_fine'];
    if (free / size < BOUNDS.free.act) return ['act', 'disk_low'];
    return free / size < BOUNDS.free.look ? ['look', 'disk_low'] : ['fine', 'disk_fine'];
  },
  failures({ failures }) {
    const lastHour = failures.reduce((sum, cause) => sum + cause.lastHour, 0);
    if (lastHour === 0) return ['fine', 'failures_none'];
    const grade = gradeOf(lastHour, BOUNDS.failures);
    return [grade, grade === 'act' ? 'failures_many' : 'failures_some'];
  },
  payments({ payments: { oldestAt, refundsDue } }, { now, isPublic, gateway }) {
    if (refundsDue > 0) return ['act', 'refunds_due'];
    const unsettled = gradeOf(ageOf(oldestAt, now), BOUNDS.unsettled);
    if (unsettled !== 'fine') return [unsettled, 'payments_unsettled'];
    if (gateway === 'off') return ['fine', 'payments_off'];
    return gateway === 'sandbox' ? [isPublic ? 'look' : 'fine', 'payments_sandbox'] : ['fine', 'payments_fine'];
  },
  queues({ queues }, { now }) {
    const grade = gradeOf(Math.max(0, ...queues.map(({ oldestAt }) => ageOf(oldestAt, now))), BOUNDS.queue);
    return [grade, grade === 'fine' ? 'queues_fine' : 'queues_old'];
  },
  logins({ logins }) {
    const grade = gradeOf(logins.lastHour, BOUNDS.logins);
    return [grade, grade === 'fine' ? 'logins_fine' : 'logins_many'];
  },
  replicas({ replicas }) {
    if (replicas.length === 0) return ['fine', 'replicas_none'];
    if (replicas.some(({ isAway }) => isAway)) return ['act', 'replica_away'];
    const grade = gradeOf(Math.max(...replicas.map(({ lagSeconds }) => lagSeconds ?? 0)), BOUNDS.lag);
    return [grade, grade === 'fine' ? 'replicas_fine' : 'replica_behind'];
  },
};

function gradeOf(value: number, { look, act }: { look: number; act: number }): HealthState {
  if (value >= act) return 'act';
  return value >= look ? 'look' : 'fine';
}

/** In milliseconds; 0 for what is not. */
function ageOf(at: string | null, now: Date): number {
  return at === null ? 0 : now.getTime() - Date.parse(at);
}
