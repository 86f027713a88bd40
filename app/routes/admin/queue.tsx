import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { QueueList } from '#app/features/queue/queue-list.tsx';
import { listQueue } from '#server/features/what-waits/list-queue.ts';
import { type QueueQuery, type QueueWhose, queueQuery } from '#shared/schemas/what-waits.ts';
import { backOfficeText, healthText, queueText } from '#shared/texts.ts';
import type { Route } from './+types/queue.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readPagedFilters(new URL(request.url).searchParams, { kind: queueQuery.shape.kind, whose: queueQuery.shape.whose });
  const found = await ask(({ context, viewer }) => listQueue(context, viewer, search));
  return { kind: search.kind, whose: search.whose, page: orLastPage(request, found, found.queue), now: new Date().toISOString() };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.queue)) }];

const WHOSE: readonly { whose: QueueWhose | undefined; label: () => string }[] = [
  { whose: undefined, label: () => queueText.everybodys },
  { whose: 'mine', label: () => queueText.mine },
  { whose: 'nobodys', label: () => queueText.nobodys },
];

const NONE: Record<QueueWhose, () => string> = { mine: () => queueText.noneTaken, nobodys: () => queueText.noneFree };

const addressOf = ({ kind, whose }: Pick<QueueQuery, 'kind' | 'whose'>) => addressWith('/admin/queue', { kind, whose });

/** All that waits for whoever of the team looks at it, the soonest due first. */
export default function Queue({ loaderData: { kind, whose, page, now } }: Route.ComponentProps) {
  const { queue, counts, team, currentPage, totalPages } = page;
  const all = counts.reduce((sum, { waiting }) => sum + waiting, 0);
  const kinds = counts
    .filter((each) => each.waiting > 0 || each.kind === kind)
    .map((each) => ({
      to: addressOf({ kind: each.kind, whose }),
      label: healthText.queueName(each.kind),
      count: each.waiting,
      isChosen: each.kind === kind,
    }));
  return (
    <>
      <AdminHeading title={backOfficeText.queue} />
      <p className="mb-5 max-w-prose text-ink-soft">{queueText.whatStandsHere}</p>
      <div className="mb-6 grid gap-3">
        <FilterLinks
          label={queueText.byWhose}
          choices={WHOSE.map((each) => ({
            to: addressOf({ kind, whose: each.whose }),
            label: each.label(),
            isChosen: each.whose === whose,
          }))}
        />
        <FilterLinks
          label={queueText.byKind}
          choices={[{ to: addressOf({ whose }), label: backOfficeText.all, count: all, isChosen: kind === undefined }, ...kinds]}
        />
      </div>
      <section aria-label={queueText.waitingList}>
        <QueueList
          queue={queue}
          team={team}
          now={now}
          empty={
            <div className="rounded-xl border border-sand-dark bg-paper">
              <EmptyState
                title={(whose && NONE[whose]()) ?? (kind ? queueText.noneOfKind : queueText.nothingWaits)}
                hint={queueText.comesHere}
              />
            </div>
          }
        />
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
