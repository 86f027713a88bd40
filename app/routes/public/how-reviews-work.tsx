import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { removalReasons } from '#shared/removal-reasons.ts';
import { reviewCodeText as text } from '#shared/texts.ts';
import type { Route } from './+types/how-reviews-work.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: text.howReviewsWork,
    description: text.pageDescription(),
    path: '/how-reviews-work',
    structuredData: [describeBreadcrumbs([{ name: text.howReviewsWork, path: '/how-reviews-work' }])],
  });
}

const TEXT = 'mt-2 max-w-prose text-lg leading-relaxed';

const linkTo = (to: string) => (words: string) => (
  <Link to={to} className="font-semibold text-brick underline underline-offset-4">
    {words}
  </Link>
);
const LINKS = {
  privacy: linkTo('/privacy-policy'),
  complaint: linkTo('/complaint'),
  figures: linkTo('/complaints'),
  ranking: linkTo('/how-ranking-works'),
};

/** The code of practice for reviews, in the order and by the clauses of IS 19000; docs/product/duties.md names the test that proves each. */
export default function HowReviewsWork() {
  return (
    <article className="page-width py-8 sm:py-14">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{text.howReviewsWork}</h1>
      <p className={TEXT}>{text.notForSale}</p>
      <Part title={text.collecting} clause="5">
        <Rule title={text.author} clause="5.2.1">
          {text.authorHow}
        </Rule>
        <Rule title={text.asked} clause="5.4">
          {text.askedHow}
        </Rule>
        <Rule title={text.experience} clause="5.5.2">
          {text.experienceHow()}
        </Rule>
        <Rule title={text.honest} clause="5.6">
          {text.honestHow}
        </Rule>
        <Rule title={text.privacy} clause="5.2.2">
          {withParts(text.privacyHow, LINKS)}
        </Rule>
      </Part>
      <Part title={text.moderating} clause="6">
        <Rule title={text.looked}>{text.lookedHow}</Rule>
        <Rule title={text.removed}>{text.removedHow(Object.values(removalReasons).join(', '))}</Rule>
        <Rule title={text.contest}>{withParts(text.contestHow, LINKS)}</Rule>
        <Rule title={text.answer}>{text.answerHow}</Rule>
      </Part>
      <Part title={text.publishing} clause="7">
        <Rule title={text.order}>{text.orderHow}</Rule>
        <Rule title={text.stars}>{withParts(text.starsHow, LINKS)}</Rule>
        <Rule title={text.howLong}>{text.howLongHow}</Rule>
      </Part>
      <Part title={text.standard} clause="4.2.2">
        <p className={TEXT}>{text.standardHow}</p>
      </Part>
    </article>
  );
}

interface PartProps {
  title: string;
  /** Where the standard asks for it; its chapters alone where publishers list no more. */
  clause?: string;
  children: ReactNode;
}

function Part({ title, clause, children }: PartProps) {
  return (
    <section className="mt-10">
      <h2 className="font-extrabold text-2xl tracking-tight">{title}</h2>
      <Clause number={clause} />
      <div>{children}</div>
    </section>
  );
}

function Rule({ title, clause, children }: PartProps) {
  return (
    <section className="mt-6">
      <h3 className="font-bold text-xl">{title}</h3>
      <Clause number={clause} />
      <p className={TEXT}>{children}</p>
    </section>
  );
}

function Clause({ number }: { number: string | undefined }) {
  return number === undefined ? null : <p className="mt-1 text-ink-soft text-sm">{text.clause(number)}</p>;
}
