import { useHydrated } from '#app/components/use-hydrated.ts';

const OPTIONS = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true } as const;

const indian = new Intl.DateTimeFormat('en-IN', { ...OPTIONS, timeZone: 'Asia/Kolkata' });

/** A day and time where the reader is; until the page's script has taken over, where most readers are. */
export function LocalTime({ at, className }: { at: string; className?: string }) {
  const moment = useHydrated() ? new Intl.DateTimeFormat('en-IN', OPTIONS) : indian;
  return (
    <time dateTime={at} className={className}>
      {moment.format(new Date(at))}
    </time>
  );
}
