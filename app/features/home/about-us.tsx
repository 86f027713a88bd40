import { homeText } from '#shared/texts.ts';

const facts = [
  { key: 'seen', title: () => homeText.seenFirst, text: () => homeText.seenFirstHow },
  { key: 'accounts', title: () => homeText.accountsBehindReviews, text: () => homeText.accountsBehindReviewsHow },
  { key: 'directly', title: () => homeText.youDealDirectly, text: () => homeText.youDealDirectlyHow },
];

/** The Know About Us block: what the directory is and what it stands for. */
export function AboutUs() {
  return (
    <section aria-labelledby="about-title" className="page-width grid gap-10 pb-16 sm:pb-24 lg:grid-cols-2 lg:gap-20">
      <div>
        <h2 id="about-title" className="text-lg font-semibold text-brick">
          {homeText.aboutUs}
        </h2>
        <p className="mt-3 text-3xl leading-snug font-semibold tracking-tight text-balance sm:text-4xl">{homeText.notOnLuck}</p>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">{homeText.whatTheDirectoryIs()}</p>
      </div>
      <dl className="divide-y divide-cement border-y border-cement">
        {facts.map(({ key, title, text }) => (
          <div key={key} className="py-6">
            <dt className="text-xl font-semibold">{title()}</dt>
            <dd className="mt-1 max-w-prose text-ink-soft">{text()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
