import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '#server/context.ts';
import { readHealth } from '#server/features/health/get-health.ts';
import { HEALTH_STATES, type Health, type Work } from '#shared/schemas/health.ts';

/** How long the figures wait for the database, a replica or a disk; a worker has less time to tell its own. Milliseconds. */
const PATIENCE = { alone: 5_000, worker: 700 };

type Sample = [value: number, labels?: Record<string, string>];

interface Figure {
  name: string;
  help: string;
  labels?: string[];
  /** None for what is not known. */
  samples: (health: Health, config: Context['config']) => Sample[];
}

const seconds = (at: string | null) => (at === null ? 0 : Date.parse(at) / 1_000);
const ofWork = ({ waiting, failing, givenUp }: Work, kind: string): Sample[] => [
  [waiting, { kind, state: 'waiting' }],
  [failing, { kind, state: 'failing' }],
  [givenUp, { kind, state: 'given_up' }],
];

const FIGURES: Figure[] = [
  {
    name: 'health_state',
    help: 'What the page Health says of each kind: 0 fine, 1 look, 2 act',
    labels: ['check'],
    samples: ({ checks }) => checks.map(({ name, state }) => [HEALTH_STATES.indexOf(state), { check: name }]),
  },
  {
    name: 'queued_jobs',
    help: 'Mails and other work: due and waiting, tried in vain and tried again, given up in the last seven days',
    labels: ['kind', 'state'],
    samples: ({ mails, jobs }) => [...ofWork(mails, 'mail'), ...ofWork(jobs, 'other')],
  },
  {
    name: 'queued_jobs_oldest_timestamp_seconds',
    help: 'Since when the oldest mail, or other work, that waits is due; 0 when none does',
    labels: ['kind'],
    samples: ({ mails, jobs }) => [
      [seconds(mails.oldestAt), { kind: 'mail' }],
      [seconds(jobs.oldestAt), { kind: 'other' }],
    ],
  },
  {
    name: 'mail_fails_since_timestamp_seconds',
    help: 'Since when the mail server takes nothing; 0 while it does',
    samples: ({ mails }) => [[seconds(mails.failsSince)]],
  },
  {
    name: 'payments_unsettled',
    help: 'Orders of which the payment provider has not said what became of them',
    samples: ({ payments }) => [[payments.unsettled]],
  },
  {
    name: 'payments_unsettled_oldest_timestamp_seconds',
    help: 'When the oldest of them was made; 0 when there is none',
    samples: ({ payments }) => [[seconds(payments.oldestAt)]],
  },
  { name: 'refunds_due', help: 'Orders that have to be paid back', samples: ({ payments }) => [[payments.refundsDue]] },
  {
    name: 'team_queue',
    help: 'What waits for the team, counted up to a thousand',
    labels: ['queue'],
    samples: ({ queues }) => queues.map(({ name, waiting }) => [waiting, { queue: name }]),
  },
  {
    name: 'team_queue_oldest_timestamp_seconds',
    help: 'Since when the oldest of it waits; 0 when nothing does',
    labels: ['queue'],
    samples: ({ queues }) => queues.map(({ name, oldestAt }) => [seconds(oldestAt), { queue: name }]),
  },
  {
    name: 'failed_logins',
    help: 'Logins that were refused in the last hour and the last day, of all processes',
    labels: ['in'],
    samples: ({ logins }) => [
      [logins.lastHour, { in: 'hour' }],
      [logins.lastDay, { in: 'day' }],
    ],
  },
  { name: 'database_size_bytes', help: 'What the database takes on its disk', samples: ({ disk }) => [[disk.database]] },
  {
    name: 'pictures_size_bytes',
    help: 'What the pictures took on this machine when they were last looked at',
    samples: ({ disk: { pictures } }) => (pictures === null ? [] : [[pictures]]),
  },
  {
    name: 'data_disk_free_ratio',
    help: 'Share of the disk of DATA_DIR that is free',
    samples: ({ disk: { free, size } }) => (free === null || !size ? [] : [[free / size]]),
  },
  {
    name: 'replica_up',
    help: 'Whether a replica answers and follows the primary',
    labels: ['replica'],
    samples: ({ replicas }) => replicas.map(({ name, isAway }) => [isAway ? 0 : 1, { replica: name }]),
  },
  {
    name: 'replica_lag_seconds',
    help: 'How old what a replica shows is',
    labels: ['replica'],
    samples: ({ replicas }) => replicas.flatMap(({ name, lagSeconds }) => (lagSeconds === null ? [] : [[lagSeconds, { replica: name }]])),
  },
  {
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest backup of this database was made, in BACKUP_DIR where that is set, which has 0 when there is none',
    samples: ({ backup }, { BACKUP_DIR }) => (backup || BACKUP_DIR ? [[seconds(backup?.at ?? null)]] : []),
  },
  {
    name: 'backup_last_size_bytes',
    help: 'The size of that backup',
    samples: ({ backup }) => (backup?.bytes ? [[backup.bytes]] : []),
  },
  {
    name: 'certificate_expires_timestamp_seconds',
    help: 'When the certificate of the public address ends; 0 where it is refused or not reached',
    samples: ({ certificate }) => (certificate ? [[certificate.problem === null ? seconds(certificate.expiresAt) : 0]] : []),
  },
];

/**
 * The figures of the page Health, at most half a minute old. They are of the database, so each process tells the same: of several workers
 * the largest counts. While the database does not answer they stay as they were, for other figures tell of that; what is not known is
 * not there.
 */
export function registerHealthFigures(registry: Registry, context: Context): void {
  const patience = cluster.isWorker ? PATIENCE.worker : PATIENCE.alone;
  let reading: Promise<Health | undefined> | undefined;
  // One for all of them: they are asked for together.
  const read = () => {
    reading ??= Promise.race([readHealth(context).catch(() => undefined), delay(patience, undefined, { ref: false })]).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const { name, help, labels = [], samples } of FIGURES) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        const health = await read();
        if (!health) return;
        this.reset();
        if (labels.length === 0) this.remove();
        for (const [value, given] of samples(health, context.config)) given ? this.set(given, value) : this.set(value);
      },
    });
    // Without labels it would begin as 0.
    if (labels.length === 0) gauge.remove();
  }
}
