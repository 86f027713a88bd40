import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { Taker } from '#app/features/queue/taker.tsx';
import { titleOfQueued } from '#app/features/queue/title-of-queued.ts';
import { whatItIs } from '#app/features/queue/what-it-is.ts';
import { whereDecided } from '#app/features/queue/where-decided.ts';
import { placeName } from '#shared/place-name.ts';
import type { Queue, Queued } from '#shared/schemas/what-waits.ts';
import { queueText } from '#shared/texts.ts';

interface QueuedRowProps {
  queued: Queued;
  team: Queue['team'];
  /** The moment at which the queue was read: what is due before it is overdue. */
  now: string;
  /** Chooses it with others. */
  children: ReactNode;
}

/** Something that waits: what it is, whose, since when and until when, and the way to where it is decided. */
export function QueuedRow({ queued, team, now, children }: QueuedRowProps) {
  const { kind, business, name, since, dueAt } = queued;
  const isOverdue = dueAt < now;
  const what = whatItIs(queued);
  const place = business && placeName(business);
  const facts = [
    what,
    place && `${place.city}, ${place.state}`,
    business && name && queueText.by(name),
    queueText.waitsSince(showMoment(since)),
  ].filter((fact) => fact);
  return (
    <article className={`rounded-xl border border-l-6 bg-paper px-4 py-3 ${isOverdue ? 'border-danger' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold text-ink-soft text-sm">{queueText.kindName(kind)}</p>
        <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
          <p className={`text-sm ${isOverdue ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
            {isOverdue ? queueText.overdueSince(showMoment(dueAt)) : queueText.dueBy(showMoment(dueAt))}
          </p>
          <span>{children}</span>
        </div>
      </div>
      <h2 className="font-bold text-lg wrap-anywhere">
        <Link
          to={whereDecided(queued)}
          className="inline-flex min-h-11 items-center text-brick underline underline-offset-4 hover:text-brick-dark"
        >
          {titleOfQueued(queued)}
        </Link>
      </h2>
      <p className="text-ink-soft text-sm wrap-anywhere">{facts.join(' · ')}</p>
      <Taker queued={queued} team={team} />
    </article>
  );
}
