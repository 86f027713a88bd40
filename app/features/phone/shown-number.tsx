import type { PhoneNumberState } from '#app/features/phone/use-phone-number.ts';
import { commonText, phoneText } from '#shared/texts.ts';

/** A phone number that is shown, and what is left of the day's numbers. */
export function ShownNumber({ phone: { phoneNo, leftToday, untilConfirmed, limit } }: { phone: PhoneNumberState }) {
  if (!phoneNo) return null;
  return (
    <section aria-label={commonText.phoneNumber} className="grid gap-1 text-center">
      <p className="font-bold text-xl tabular-nums">{phoneNo}</p>
      {leftToday !== null && (
        <p role="status" className="text-ink-soft text-sm">
          {sayWhatIsLeft({ leftToday, untilConfirmed, limit })}
        </p>
      )}
    </section>
  );
}

function sayWhatIsLeft({ leftToday, untilConfirmed, limit }: { leftToday: number } & Pick<PhoneNumberState, 'untilConfirmed' | 'limit'>) {
  if (untilConfirmed) return phoneText.leftUntilConfirmed(leftToday);
  return limit === undefined ? phoneText.leftToday(leftToday) : phoneText.leftTodayOf(leftToday, limit);
}
