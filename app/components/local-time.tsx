import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';

/** A day and time where the reader is; until the page's script has taken over, where most readers are. */
export function LocalTime({ at, className }: { at: string; className?: string }) {
  const ahead = useHydrated() ? -new Date(at).getTimezoneOffset() : undefined;
  return (
    <time dateTime={at} className={className}>
      {showMoment(at, ahead)}
    </time>
  );
}
