import { data } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Printer } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { askContext } from '#app/context.ts';
import { CompareTable } from '#app/features/compare/compare-table.tsx';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { compareBusinesses } from '#server/features/businesses/compare-businesses.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { nameShown } from '#shared/own-words.ts';
import type { Compared } from '#shared/schemas/businesses.ts';
import { compareText } from '#shared/texts.ts';
import type { Route } from './+types/compare.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const ids = new URL(request.url).searchParams.getAll('ids').flatMap((named) => named.split(','));
  const compared = await ask(({ context }) => compareBusinesses(context, ids));
  // Nobody of those that were asked for is there; to ask for nobody is no mistake.
  return data(compared, { status: compared.compared.length === 0 && compared.missing > 0 ? 404 : 200 });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const title = titleOfCompared(loaderData);
  return describePage(matches, {
    title,
    description: compareText.description(title, brand.name),
    path: addressOf(loaderData),
    isEmpty: true,
  });
}

/** Up to three businesses side by side. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { compared, missing, tooMany } = loaderData;
  const hydrated = useHydrated();
  return (
    <div className="page-width pt-4 pb-14 sm:pt-8">
      <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-4xl">{compareText.compareBusinesses}</h1>
      {missing > 0 && <p className="mt-3 rounded-lg bg-sand-dark px-4 py-3">{compareText.gone(missing)}</p>}
      {tooMany > 0 && <p className="mt-3 rounded-lg bg-sand-dark px-4 py-3">{compareText.threeAtMost}</p>}
      {compared.length > 0 ? (
        <>
          <div className="mt-3 mb-4 flex flex-wrap gap-2 print:hidden [@media(scripting:none)]:hidden">
            <ShareButton title={titleOfCompared(loaderData)} className={buttonClass({ variant: 'secondary' })} />
            <Button variant="secondary" disabled={!hydrated} onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              {compareText.print}
            </Button>
          </div>
          <CompareTable compared={compared} />
          {compared.length === 1 && <p className="mt-4 print:hidden">{compareText.chooseAnother}</p>}
          <Link to="/user/liked" className={`${buttonClass({ variant: 'quiet' })} mt-4 print:hidden`}>
            {compareText.yourShortlist}
          </Link>
        </>
      ) : (
        <EmptyState title={compareText.nothingToCompare} hint={compareText.chooseSome}>
          <Link to="/user/liked" className={buttonClass({ variant: 'secondary' })}>
            {compareText.yourShortlist}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}

/** 'Sharma Roofing or Patil Cement', as what is shared is called. */
function titleOfCompared({ compared }: Compared): string {
  const names = compared.map(({ business }) => nameShown(business));
  return names.length > 1 ? compareText.namesOr(names.slice(0, -1).join(', '), names.at(-1) ?? '') : compareText.compareBusinesses;
}

function addressOf({ compared }: Compared): string {
  return compared.length > 0 ? `/compare?ids=${compared.map(({ business }) => business._id).join()}` : '/compare';
}
