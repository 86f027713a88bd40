import { Link } from '#app/components/link.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { statusNames } from '#app/features/duplicates/names.ts';
import type { ComparedBusiness } from '#shared/schemas/duplicates.ts';
import { duplicatesText } from '#shared/texts.ts';

interface ComparedHeadProps {
  business: ComparedBusiness;
  isKept: boolean;
  disabled: boolean;
  onKeep: () => void;
}

/** One of two entries: what people did with it, whether it has an owner, and that it stays. */
export function ComparedHead({ business, isKept, disabled, onKeep }: ComparedHeadProps) {
  const facts = [
    statusNames[business.status](),
    duplicatesText.sinceDay(showLongDate(business.createdAt)),
    business.hasOwner ? duplicatesText.hasOwner : duplicatesText.hasNoOwner,
    duplicatesText.reviews(business.reviews),
    duplicatesText.likes(business.likes),
    duplicatesText.enquiries(business.enquiries),
  ];
  return (
    <div className={`min-w-0 rounded-xl border-2 bg-paper p-4 ${isKept ? 'border-brick' : 'border-sand-dark'}`}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
        <input
          type="radio"
          name="keep"
          value={business._id}
          checked={isKept}
          disabled={disabled}
          onChange={onKeep}
          className="mt-1 size-5 shrink-0 accent-brick"
        />
        <span className="min-w-0 font-bold text-lg leading-snug wrap-anywhere">{business.name}</span>
      </label>
      <ul className="mt-1 grid gap-0.5 text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link
        to={`/viewdetails/${business._id}`}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
      >
        {withHidden(duplicatesText.openPage, business.name)}
      </Link>
    </div>
  );
}
