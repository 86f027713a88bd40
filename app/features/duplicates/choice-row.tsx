import { Picture } from '#app/components/picture.tsx';
import { MERGE_CHOICES, type MergeChoice } from '#shared/merge-choices.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import type { ComparedBusiness } from '#shared/schemas/duplicates.ts';
import { duplicatesText } from '#shared/texts.ts';

interface ChoiceRowProps {
  choice: MergeChoice;
  businesses: readonly [ComparedBusiness, ComparedBusiness];
  /** The id of the entry whose value stays. */
  value: string;
  /** It belongs to an account, and stays with it. */
  isLocked: boolean;
  disabled: boolean;
  onChoose: (businessId: string) => void;
}

/** One field of both entries: which value stays, where they differ. */
export function ChoiceRow({ choice, businesses, value, isLocked, disabled, onChoose }: ChoiceRowProps) {
  const label = describeField(MERGE_CHOICES[choice][0]).label();
  const [one, other] = businesses;
  const isSame = choice !== 'image' && one.fields[choice] === other.fields[choice];
  return (
    <fieldset className="min-w-0 rounded-xl border border-sand-dark bg-paper p-4">
      <legend className="px-1 font-semibold text-sm">{label}</legend>
      {isSame ? (
        <>
          <Text text={one.fields[choice] ?? ''} />
          <p className="mt-1 text-ink-soft text-sm">{duplicatesText.same}</p>
        </>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          {businesses.map((business) => (
            <label key={business._id} className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3">
              <input
                type="radio"
                name={`value-of-${choice}`}
                value={business._id}
                checked={value === business._id}
                disabled={disabled || isLocked || !says(business, choice)}
                onChange={() => onChoose(business._id)}
                className="mt-0.5 size-5 shrink-0 accent-brick"
              />
              {choice === 'image' ? <Photos business={business} /> : <Text text={business.fields[choice] ?? ''} />}
            </label>
          ))}
        </div>
      )}
      {isLocked && !isSame && <p className="mt-2 text-ink-soft text-sm">{duplicatesText.ownersAlone}</p>}
      {choice === 'image' && one.image.length > 0 && other.image.length > 0 && (
        <p className="mt-2 text-ink-soft text-sm">{duplicatesText.otherPhotosCome}</p>
      )}
    </fieldset>
  );
}

const says = (business: ComparedBusiness, choice: MergeChoice) =>
  choice === 'image' ? business.image.length > 0 : (business.fields[choice] ?? '') !== '';

function Text({ text }: { text: string }) {
  if (text === '') return <span className="text-ink-soft italic">{duplicatesText.empty}</span>;
  return <span className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</span>;
}

function Photos({ business: { image } }: { business: ComparedBusiness }) {
  if (image.length === 0) return <span className="text-ink-soft italic">{duplicatesText.empty}</span>;
  return (
    <span className="min-w-0">
      <span className="block">{duplicatesText.photos(image.length)}</span>
      <span className="mt-2 flex flex-wrap gap-2">
        {image.map((src) => (
          <Picture key={src} src={src} alt="" sizes="4rem" className="size-16 rounded-lg" />
        ))}
      </span>
    </span>
  );
}
