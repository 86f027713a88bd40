import { useEffect, useState } from 'react';
import { showHours } from '#app/features/businesses/show-hours.ts';
import { isOpenAt, readOpeningHours } from '#shared/opening-hours.ts';
import { choicesText } from '#shared/texts.ts';

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
        <span>{choicesText.openingHours}</span>
        {isOpen !== undefined && (
          <span className={`ml-2 font-semibold ${isOpen ? 'text-leaf' : 'text-danger'}`}>
            {isOpen ? choicesText.openNow : choicesText.closedNow}
          </span>
        )}
      </dt>
      <dd className="font-semibold">
        {showHours(hours).map((part) => (
          <span key={part} className="block">
            {part}
          </span>
        ))}
      </dd>
    </div>
  );
}
