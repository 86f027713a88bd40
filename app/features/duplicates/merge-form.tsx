import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { ChoiceRow } from '#app/features/duplicates/choice-row.tsx';
import { ComparedHead } from '#app/features/duplicates/compared-head.tsx';
import { CONTACT_CHOICES, type MergeChoice, mergeChoices } from '#shared/merge-choices.ts';
import type { Compared, ComparedBusiness } from '#shared/schemas/duplicates.ts';
import { duplicatesText } from '#shared/texts.ts';

/** Which of two entries stays, and of each field which value: by default that of the one that stays, and the other's where it says nothing. */
export function MergeForm({ compared: { businesses, sameLikes, sameReviews } }: { compared: Compared }) {
  const [one, other] = businesses as [ComparedBusiness, ComparedBusiness];
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [keptId, setKeptId] = useState(() => suggestKept(one, other)._id);
  const [chosen, setChosen] = useState<Partial<Record<MergeChoice, string>>>({});
  const [kept, gone] = keptId === one._id ? [one, other] : [other, one];
  const hasAccount = kept.hasOwner || gone.hasOwner;
  const isLocked = (choice: MergeChoice) => hasAccount && CONTACT_CHOICES.includes(choice);
  const valueFrom = (choice: MergeChoice) => chosen[choice] ?? (says(kept, choice) || isLocked(choice) ? kept._id : gone._id);
  const take = mergeChoices.filter((choice) => says(gone, choice) && !isLocked(choice) && valueFrom(choice) === gone._id);
  const merging = useAdminAction({
    call: () =>
      callApi('POST /admin/duplicates/merge', {
        body: {
          keep: kept._id,
          merge: gone._id,
          take,
          keepVersion: kept.version,
          mergeVersion: gone.version,
          ...(kept.hasOwner && gone.hasOwner ? { owner: kept._id } : {}),
        },
      }),
    failed: duplicatesText.couldNot,
    after: () => void navigate('/admin/duplicates'),
  });
  return (
    <div className="grid gap-8">
      <fieldset>
        <legend className="mb-1 font-bold text-xl">{duplicatesText.whichStays}</legend>
        <p className="mb-4 max-w-prose text-ink-soft text-sm">{duplicatesText.staysHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {businesses.map((business) => (
            <ComparedHead
              key={business._id}
              business={business}
              isKept={business === kept}
              disabled={!hydrated}
              onKeep={() => {
                setKeptId(business._id);
                setChosen({});
              }}
            />
          ))}
        </div>
        {sameLikes > 0 && <p className="mt-3 text-sm">{duplicatesText.likedBoth(sameLikes)}</p>}
        {sameReviews > 0 && <p className="mt-3 text-sm">{duplicatesText.wroteOfBoth(sameReviews)}</p>}
      </fieldset>
      <section aria-labelledby="fields-of-both">
        <h2 id="fields-of-both" className="mb-1 font-bold text-xl">
          {duplicatesText.fields}
        </h2>
        <p className="mb-4 max-w-prose text-ink-soft text-sm">{duplicatesText.fieldsHint}</p>
        <div className="grid gap-3">
          {mergeChoices
            .filter((choice) => says(one, choice) || says(other, choice))
            .map((choice) => (
              <ChoiceRow
                key={choice}
                choice={choice}
                businesses={[one, other]}
                value={valueFrom(choice)}
                isLocked={isLocked(choice)}
                disabled={!hydrated}
                onChoose={(id) => setChosen({ ...chosen, [choice]: id })}
              />
            ))}
        </div>
      </section>
      {kept.hasOwner && gone.hasOwner && (
        <div className="rounded-lg border-2 border-amber bg-amber/8 px-4 py-3">
          <p className="font-semibold">{duplicatesText.twoAccounts}</p>
          <p className="text-sm wrap-anywhere">{duplicatesText.ownerStays(kept.name)}</p>
        </div>
      )}
      {merging.conflict && <EditConflict onReload={merging.reload} />}
      <div>
        <AskedButton
          label={duplicatesText.merge}
          title={duplicatesText.mergeTitle}
          question={duplicatesText.mergeQuestion(gone.name, kept.name)}
          confirm={duplicatesText.merge}
          busy={merging.isBusy(kept._id)}
          onConfirm={() => void merging.run(undefined, kept._id)}
        />
      </div>
    </div>
  );
}

/** The one that the server would let stay and that people know best; of equals the older one. */
function suggestKept(one: ComparedBusiness, other: ComparedBusiness): ComparedBusiness {
  const rank = (business: ComparedBusiness) => [
    Number(business.status === 'approved'),
    Number(business.hasOwner),
    business.reviews + business.likes + business.enquiries,
    -Date.parse(business.createdAt),
  ];
  const [ranks, others] = [rank(one), rank(other)];
  const at = ranks.findIndex((value, place) => value !== others[place]);
  return at === -1 || (ranks[at] as number) > (others[at] as number) ? one : other;
}

const says = (business: ComparedBusiness, choice: MergeChoice) =>
  choice === 'image' ? business.image.length > 0 : (business.fields[choice] ?? '') !== '';
