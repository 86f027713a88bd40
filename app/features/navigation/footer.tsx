import { Link } from '#app/components/link.tsx';
import { legalLinks, useCityLinks, useServiceLinks } from '#app/features/navigation/footer-links.ts';
import { LogoMark } from '#app/features/navigation/logo.tsx';
import { quotesLink, siteLinks, useListingLink } from '#app/features/navigation/site-links.ts';
import { SocialLinks } from '#app/features/navigation/social-links.tsx';
import { SubscribeForm } from '#app/features/newsletter/subscribe-form.tsx';
import { brand, operator } from '#shared/brand/shown-brand.ts';
import { navigationText } from '#shared/texts.ts';

/** What stands below every page: who owns it, ways on, the newsletter. */
export function Footer() {
  const serviceLinks = useServiceLinks();
  const cityLinks = useCityLinks();
  const listing = useListingLink();
  // Two columns on phones, and one where letters are twice as large.
  // No scroll anchor: a list that grows above it would carry it along and never stop growing.
  return (
    <footer className="on-dark bg-ink text-sand [overflow-anchor:none] print:hidden">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,calc(50%-0.75rem))),1fr))] gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr] lg:py-16">
        <section className="max-lg:col-span-full">
          <div className="flex items-center gap-2.5">
            <LogoMark className="size-9" />
            <span className="font-extrabold text-2xl text-white tracking-tight">{brand.name}</span>
          </div>
          <p className="mt-4 max-w-sm text-cement leading-relaxed">{navigationText.ownedBy(operator.enterprise)}</p>
          <SocialLinks />
          <LinkList label={navigationText.site} links={[...siteLinks(), quotesLink(), ...(listing ? [listing] : [])]} />
        </section>
        <LinkColumn title={navigationText.topCities} links={cityLinks} />
        <LinkColumn title={navigationText.popularServices} links={serviceLinks} />
        <div className="max-lg:col-span-full">
          <SubscribeForm />
        </div>
      </div>
      <div className="border-white/15 border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-cement text-sm">
          <p className="py-2">{`© ${brand.since} ${brand.name}`}</p>
          <nav aria-label={navigationText.legal}>
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks().map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="inline-flex min-h-11 items-center hover:text-white hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

interface Links {
  links: readonly { to: string; label: string }[];
}

function LinkColumn({ title, links }: Links & { title: string }) {
  return (
    <section>
      <h2 className="font-bold text-lg text-white">{title}</h2>
      <LinkList label={title} links={links} />
    </section>
  );
}

function LinkList({ label, links }: Links & { label: string }) {
  return (
    <nav aria-label={label} className="mt-2">
      <ul>
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center py-1 text-cement leading-tight hover:text-white hover:underline lg:min-h-9"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
