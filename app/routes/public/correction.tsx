import { data } from 'react-router';
import { orRefusal, throwAsPage } from '#app/components/page-refusal.ts';
import { askContext } from '#app/context.ts';
import { SuggestForm } from '#app/features/corrections/suggest-form.tsx';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getCorrectableEntry } from '#server/features/corrections/get-correctable.ts';
import { nameShown } from '#shared/own-words.ts';
import { correctionsText } from '#shared/texts.ts';
import type { Route } from './+types/correction.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const asked = orRefusal(
    ask(({ context, viewer }) => getCorrectableEntry(context, viewer, params.id)),
    403,
    409,
  );
  const answer = await asked.catch(throwAsPage);
  if ('refusal' in answer) return data({ refused: answer.refusal.message }, { status: answer.refusal.status });
  return data(answer.found);
}

export const meta = () => [{ title: titleOf(correctionsText.suggest) }, { name: 'robots', content: 'noindex' }];

/** Where somebody says what is wrong with an entry. */
export default function Correction({ loaderData }: Route.ComponentProps) {
  if (!('business' in loaderData)) {
    return (
      <LinkBox title={correctionsText.suggest}>
        <LinkEnd>{loaderData.refused}</LinkEnd>
      </LinkBox>
    );
  }
  const { business, needsLink } = loaderData;
  return (
    <div className="page-width py-8 sm:py-14">
      <div className="mx-auto max-w-2xl">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight wrap-anywhere sm:text-4xl">
          {correctionsText.pageTitle(nameShown(business))}
        </h1>
        <p className="mt-3 text-ink-soft">{correctionsText.howItGoes}</p>
        <div className="mt-6 rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
          <SuggestForm key={business._id} business={business} needsLink={needsLink} />
        </div>
      </div>
    </div>
  );
}
