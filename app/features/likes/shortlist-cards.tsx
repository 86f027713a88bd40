import { useState } from 'react';
import { Form } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { CompactCard, compactGrid } from '#app/features/businesses/compact-card.tsx';
import { limits } from '#shared/limits.ts';
import { nameShown } from '#shared/own-words.ts';
import type { ListedBusiness } from '#shared/schemas/businesses.ts';
import { likesText } from '#shared/texts.ts';

/** The form that takes the chosen ones to their comparison: cards hold forms of their own, so it stands apart from them. */
const FORM = 'compare';

/** Businesses of a shortlist, of which up to three can be chosen and compared; without script too. */
export function ShortlistCards({ businesses }: { businesses: readonly ListedBusiness[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const hydrated = useHydrated();
  const isFull = chosen.length >= limits.compared;
  const isReady = chosen.length > 1 || !hydrated;
  return (
    <>
      <ul className={compactGrid}>
        {businesses.map((business) => {
          const { _id } = business;
          const isChosen = chosen.includes(_id);
          return (
            <li key={_id} className="grid grid-rows-[1fr_auto]">
              <CompactCard business={business} />
              <label className="inline-flex min-h-11 items-center gap-2.5 px-2 font-semibold has-disabled:text-ink-soft">
                <input
                  type="checkbox"
                  form={FORM}
                  name="ids"
                  value={_id}
                  disabled={isFull && !isChosen}
                  onChange={({ target }) => setChosen(target.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id))}
                  className="size-5 accent-brick"
                />
                <span>{withHidden(likesText.compareThis, nameShown(business))}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {businesses.length > 1 && (
        <Form
          id={FORM}
          action="/compare"
          className="compare-bar sticky bottom-3 z-20 mx-auto mt-5 flex w-fit max-w-full flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-2xl border border-cement bg-paper px-4 py-2.5 shadow-lg"
        >
          <p role="status" className="text-sm">
            {isFull ? likesText.threeChosen : likesText.chooseSome}
          </p>
          <button type="submit" disabled={!isReady} className={buttonClass()}>
            {likesText.compare}
          </button>
        </Form>
      )}
    </>
  );
}
