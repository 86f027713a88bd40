import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { rankingText } from '#shared/texts.ts';
import type { Route } from './+types/how-ranking-works.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: rankingText.howRankingWorks,
    description: rankingText.pageDescription(),
    path: '/how-ranking-works',
    structuredData: [describeBreadcrumbs([{ name: rankingText.howRankingWorks, path: '/how-ranking-works' }])],
  });
}

const TEXT = 'mt-3 max-w-prose text-lg leading-relaxed';

/** What decides a business's place in a list, and what does not. */
export default function HowRankingWorks() {
  return (
    <article className="page-width py-8 sm:py-14">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{rankingText.howRankingWorks}</h1>
      <p className={TEXT}>{rankingText.notForSale}</p>
      <Part title={rankingText.byTyping}>{rankingText.byTypingHow}</Part>
      <Part title={rankingText.byChoosing}>{rankingText.byChoosingHow}</Part>
      <Part title={rankingText.best}>{rankingText.bestHow}</Part>
      <Part title={rankingText.filters}>{rankingText.filtersHow}</Part>
      <Part title={rankingText.planMember} id="plan">
        {withParts(rankingText.planMemberHow, { plan: (words) => <PlanLink words={words} /> })}
      </Part>
    </article>
  );
}

function PlanLink({ words }: { words: string }) {
  return (
    <Link to="/plans" className="font-semibold text-brick underline underline-offset-4">
      {words}
    </Link>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: React.ReactNode }) {
  return (
    <section className="mt-10">
      <h2 id={id} className="font-extrabold text-2xl tracking-tight">
        {title}
      </h2>
      <p className={TEXT}>{children}</p>
    </section>
  );
}
