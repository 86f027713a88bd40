import { showMoment } from '#app/components/show-moment.ts';

/** A day and time as India's clocks show it, wherever the reader is: a team speaks of one time. */
export function IndiaTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {showMoment(at)}
    </time>
  );
}
