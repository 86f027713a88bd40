import { throwAsPage } from '#app/components/page-refusal.ts';
import { useCasesContext } from '#app/context.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { QuoteCard } from '#app/features/requirements/quote-card.tsx';
import { SentPhotos } from '#app/features/requirements/sent-photos.tsx';
import { budgets, timings } from '#shared/requirement-choices.ts';
import type { Route } from './+types/requirement.ts';

export const meta = () => [
  { title: titleOf('Your request for quotes') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  return context.get(useCasesContext).readRequirement(params.id).catch(throwAsPage);
}

/** A request with the answers of the chosen businesses side by side, by account or by the link of its mail. */
export default function Requirement({ loaderData }: Route.ComponentProps) {
  const { service, place, work, timing, budget, photos, quotes, byLink } = loaderData;
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <header className="max-w-prose">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight wrap-anywhere sm:text-4xl">{`Quotes for ${service}`}</h1>
        <p className="mt-2 text-ink-soft">{[place, timings[timing], budget && budgets[budget]].filter(Boolean).join(' · ')}</p>
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{work}</p>
        <SentPhotos photos={photos} of="What you sent" />
      </header>
      <section aria-label="Answers">
        <h2 className="font-bold text-xl">{quotes.length === 1 ? 'The answer' : 'The answers side by side'}</h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {quotes.map((quote) => (
            <li key={quote.enquiryId}>
              <QuoteCard quote={quote} byLink={byLink} />
            </li>
          ))}
        </ul>
        {byLink && (
          <p className="mt-4 text-ink-soft text-sm">
            To answer a business, use the link in the mail about it. Phone numbers are not shown here.
          </p>
        )}
      </section>
    </div>
  );
}
