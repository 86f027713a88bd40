import { showCount } from '#app/components/show-count.ts';
import type { PhoneNumberState } from '#app/features/phone/use-phone-number.ts';

/** A phone number that is shown, and what is left of the day's numbers. */
export function ShownNumber({ phone: { phoneNo, leftToday, limit } }: { phone: PhoneNumberState }) {
  if (!phoneNo) return null;
  return (
    <section aria-label="Phone number" className="grid gap-1 text-center">
      <p className="font-bold text-xl tabular-nums">{phoneNo}</p>
      {leftToday !== null && (
        <p role="status" className="text-ink-soft text-sm">
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
