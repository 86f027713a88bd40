import { MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '#app/components/button.tsx';
import { showCount } from '#app/components/show-count.ts';
import { brand } from '#shared/brand/brand.ts';

interface ShownNumberProps {
  name: string;
  phoneNo: string;
  /** How many more numbers the viewer may see today; none where nothing limits them. */
  leftToday: number | null;
  /** How many a day may be seen, where that is known. */
  limit: number | undefined;
  /** It has just been asked for: the focus goes to it, as the button that asked is gone. */
  isFresh: boolean;
}

/** A phone number with the ways to use it, and what is left of the day's numbers. */
export function ShownNumber({ name, phoneNo, leftToday, limit, isFresh }: ShownNumberProps) {
  const call = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFresh) call.current?.focus();
  }, [isFresh]);
  const greeting = encodeURIComponent(`Hello ${name}, I found you on ${brand.name}.`);
  const look = `${buttonClass({ variant: 'secondary', size: 'lg' })} px-3!`;
  return (
    <section aria-label="Phone number" className="grid gap-3">
      <p className="text-center font-bold text-xl tabular-nums">{phoneNo}</p>
      <div className="grid grid-cols-2 gap-3">
        <a ref={call} href={`tel:+91${phoneNo}`} className={look}>
          <Phone aria-hidden className="size-5" />
          Call<span className="sr-only">{` ${name}, ${phoneNo}`}</span>
        </a>
        <a href={`https://wa.me/91${phoneNo}?text=${greeting}`} target="_blank" rel="noopener noreferrer" className={look}>
          <MessageCircle aria-hidden className="size-5" />
          WhatsApp<span className="sr-only"> {name}</span>
        </a>
      </div>
      {leftToday !== null && (
        <p role="status" className="text-center text-ink-soft text-sm">
          {describeLeft(leftToday, limit)}
        </p>
      )}
    </section>
  );
}

/** 'You can see 7 more phone numbers today, of 10 a day.' */
function describeLeft(left: number, limit: number | undefined): string {
  const count = left === 0 ? 'no more phone numbers' : left === 1 ? '1 more phone number' : `${showCount(left)} more phone numbers`;
  return `You can see ${count} today${limit === undefined ? '' : `, of ${showCount(limit)} a day`}.`;
}
