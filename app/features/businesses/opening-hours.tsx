import { useEffect, useState } from 'react';
import { isOpenAt, readOpeningHours } from '#shared/opening-hours.ts';

/** Seconds between two looks at the clock. */
const LOOK = 20;

/** When a business is open, a line for each part of the week, and whether it is open now: the browser knows, as pages are kept. */
export function OpeningHours({ hours }: { hours: string }) {
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const week = readOpeningHours(hours);
    const look = () => setOpen(week && isOpenAt(week, new Date()));
    look();
    const clock = setInterval(look, LOOK * 1_000);
    return () => clearInterval(clock);
  }, [hours]);

  return (
    <div>
      <dt className="text-ink-soft text-sm">
        Opening hours
        {isOpen !== undefined && (
          <span className={`ml-2 font-semibold ${isOpen ? 'text-leaf' : 'text-danger'}`}>{isOpen ? 'Open now' : 'Closed now'}</span>
        )}
      </dt>
      <dd className="font-semibold">
        {hours.split(', ').map((part) => (
          <span key={part} className="block">
            {showPart(part)}
          </span>
        ))}
      </dd>
    </div>
  );
}

const DAYS: Record<string, string> = { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' };

/** 'Mo-Fr 09:00-18:00' as 'Mon–Fri 09:00–18:00'. */
function showPart(part: string) {
  return part.replaceAll(/[A-Z][a-z]/g, (day) => DAYS[day] ?? day).replaceAll('-', '–');
}
