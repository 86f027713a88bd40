import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { useListingLink } from '#app/features/navigation/site-links.ts';
import { homeText } from '#shared/texts.ts';

const steps = [
  { key: 'browse', title: () => homeText.stepBrowse, text: () => homeText.stepBrowseHow },
  { key: 'read', title: () => homeText.stepRead, text: () => homeText.stepReadHow },
  { key: 'talk', title: () => homeText.stepTalk, text: () => homeText.stepTalkHow },
];

/** The invitation to register, with the way from looking to talking in three steps. */
export function RegisterBanner() {
  const listing = useListingLink();
  return (
    <section aria-labelledby="register-title" className="on-dark bg-brick-dark text-paper">
      <div className="page-width grid gap-10 py-14 sm:py-20 lg:grid-cols-[2fr_3fr] lg:gap-20">
        <div>
          <h2 id="register-title" className="text-3xl leading-tight font-bold tracking-tight text-balance sm:text-4xl">
            {homeText.threeSteps}
          </h2>
          <p className="mt-3 text-lg text-sand">{homeText.registeringIsFree}</p>
          <Link
            to="/user/login"
            className="mt-7 inline-flex min-h-12 items-center rounded-lg bg-paper px-7 text-lg font-semibold text-brick-dark hover:bg-sand-dark"
          >
            {homeText.registerNow}
          </Link>
          {listing && (
            <p className="mt-6 border-sand/40 border-t pt-5 text-sand">
              {withParts(homeText.doYouBuild, {
                list: (words) => (
                  <Link
                    to={listing.to}
                    className="inline-flex min-h-11 items-center font-semibold text-paper underline underline-offset-4 hover:no-underline"
                  >
                    {words}
                  </Link>
                ),
              })}
            </p>
          )}
        </div>
        <ol className="grid gap-8 sm:grid-cols-3 sm:gap-6">
          {steps.map(({ key, title, text }, i) => (
            <li key={key} className="border-t-2 border-sand/50 pt-4">
              <span aria-hidden className="block text-5xl leading-none font-bold text-sand-dark">
                {i + 1}
              </span>
              <h3 className="mt-3 text-xl font-semibold">{title()}</h3>
              <p className="mt-1 text-sand">{text()}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
