import type { ReactNode } from 'react';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { showBytes } from '#app/features/health/show-bytes.ts';
import type { Health, HealthCheckName, Work } from '#shared/schemas/health.ts';
import { healthText } from '#shared/texts.ts';
import { waitingKinds } from '#shared/waiting-kinds.ts';

/** What is known of each kind. */
export const checkFacts: Record<HealthCheckName, (health: Health) => ReactNode> = {
  mails: ({ mails }) => (
    <Facts>
      <Moment label={healthText.failsSince} at={mails.failsSince} />
      <WorkFacts work={mails} />
    </Facts>
  ),
  messages: ({ messages: { failsSince, incomplete, capped } }) => (
    <Facts>
      <Moment label={healthText.failsSince} at={failsSince} />
      <Fact label={healthText.incompleteTemplates}>{showCount(incomplete)}</Fact>
      <Fact label={healthText.waitForCap}>{showCount(capped)}</Fact>
    </Facts>
  ),
  jobs: ({ jobs }) => (
    <Facts>
      <WorkFacts work={jobs} />
    </Facts>
  ),
  backup: ({ backup }) => (
    <Facts>
      <Fact label={healthText.last}>{backup ? <IndiaTime at={backup.at} /> : healthText.never}</Fact>
      {backup?.bytes != null && <Fact label={healthText.size}>{showBytes(backup.bytes)}</Fact>}
    </Facts>
  ),
  certificate: ({ certificate }) =>
    certificate && (
      <Facts>
        <Moment label={healthText.ends} at={certificate.expiresAt} />
        {certificate.problem !== null && (
          <Fact label={healthText.problem}>
            <code>{certificate.problem}</code>
          </Fact>
        )}
        <Moment label={healthText.lookedAtLast} at={certificate.lookedAt} />
      </Facts>
    ),
  disk: ({ disk: { database, pictures, free, size } }) => (
    <Facts>
      <Fact label={healthText.database}>{showBytes(database)}</Fact>
      <Fact label={healthText.pictures}>{pictures === null ? healthText.notMeasured : showBytes(pictures)}</Fact>
      {free !== null && size !== null && <Fact label={healthText.free}>{healthText.freeOf(showBytes(free), showBytes(size))}</Fact>}
    </Facts>
  ),
  failures: ({ failures }) => (
    <Table
      columns={[healthText.cause, healthText.lastHour, healthText.lastDay]}
      rows={failures.map(({ cause, lastHour, lastDay }) => ({
        key: cause,
        cells: [<code key={cause}>{cause}</code>, showCount(lastHour), showCount(lastDay)],
      }))}
    />
  ),
  payments: ({ payments: { unsettled, oldestAt, refundsDue } }) => (
    <Facts>
      <Fact label={healthText.unsettled}>{showCount(unsettled)}</Fact>
      <Moment label={healthText.oldest} at={oldestAt} />
      <Fact label={healthText.refundsDue}>{showCount(refundsDue)}</Fact>
    </Facts>
  ),
  queues: ({ queues }) => (
    <Table
      columns={[healthText.queue, healthText.waiting, healthText.oldest]}
      rows={queues.map(({ name, waiting, oldestAt }) => ({
        key: name,
        cells: [
          <Link key={name} to={waitingKinds[name].page} className="font-semibold text-brick underline underline-offset-4">
            {healthText.queueName(name)}
          </Link>,
          showCount(waiting),
          oldestAt ? <IndiaTime key={oldestAt} at={oldestAt} /> : '–',
        ],
      }))}
    />
  ),
  logins: ({ logins }) => (
    <Facts>
      <Fact label={healthText.lastHour}>{showCount(logins.lastHour)}</Fact>
      <Fact label={healthText.lastDay}>{showCount(logins.lastDay)}</Fact>
    </Facts>
  ),
  replicas: ({ replicas }) => (
    <Table
      columns={[healthText.replica, healthText.behind]}
      rows={replicas.map(({ name, isAway, lagSeconds }, at) => ({
        key: `${at} ${name}`,
        cells: [
          <code key={name}>{name}</code>,
          isAway || lagSeconds === null ? healthText.away : healthText.secondsBehind(Math.round(lagSeconds)),
        ],
      }))}
    />
  ),
};

function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">{children}</dl>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere font-semibold tabular-nums">{children}</dd>
    </>
  );
}

function Moment({ label, at }: { label: string; at: string | null }) {
  return (
    at !== null && (
      <Fact label={label}>
        <IndiaTime at={at} />
      </Fact>
    )
  );
}

function WorkFacts({ work: { waiting, oldestAt, failing, failingSince, givenUp } }: { work: Work }) {
  return (
    <>
      <Fact label={healthText.waiting}>{showCount(waiting)}</Fact>
      <Moment label={healthText.oldest} at={oldestAt} />
      <Fact label={healthText.failing}>{showCount(failing)}</Fact>
      <Moment label={healthText.failingSince} at={failingSince} />
      <Fact label={healthText.givenUp}>{showCount(givenUp)}</Fact>
    </>
  );
}

interface TableProps {
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** A few short columns, which fit a phone; nothing where there are no rows. */
function Table({ columns, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="mt-3 w-full text-left text-sm">
      <thead>
        <tr className="border-sand-dark border-b text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 pr-4 font-normal last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className="border-sand-dark border-b last:border-0">
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
              <td key={at} className="wrap-anywhere py-1.5 pr-4 tabular-nums last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
