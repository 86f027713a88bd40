import { Heart } from '#app/components/icons.ts';
import { NavLink } from '#app/components/link.tsx';
import { AccountMenu } from '#app/features/accounts/account-menu.tsx';
import { LanguageSwitch } from '#app/features/languages/language-switch.tsx';
import { Logo } from '#app/features/navigation/logo.tsx';
import { shortlistLink, siteLinks, useListingLink } from '#app/features/navigation/site-links.ts';
import { SiteMenu } from '#app/features/navigation/site-menu.tsx';
import { KeywordSearch } from '#app/features/suggestions/keyword-search.tsx';
import { navigationText } from '#shared/texts.ts';

/**
 * The bar above every page: logo, links, keyword search, and on the right what fits who is signed in. Where letters are so large that a line
 * has less than 16 rem, it keeps to two rows: without the name and the language, which the menu has. Its controls are of 44 px in letters of any size.
 */
export function NavigationBar() {
  const listing = useListingLink();
  const shortlist = shortlistLink();
  return (
    <header className="z-40 print:hidden border-cement border-b bg-paper lg:sticky lg:top-0">
      <div className="page-width flex flex-wrap items-center gap-x-1 gap-y-[min(0.5rem,8px)] py-[min(0.625rem,10px)] lg:gap-x-6 lg:flex-nowrap lg:py-3">
        <Logo />
        <nav
          aria-label={navigationText.main}
          className="hidden lg:block noscript:max-lg:order-last noscript:max-lg:block noscript:max-lg:basis-full"
        >
          <ul className="flex gap-1">
            {siteLinks().map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className="inline-flex min-h-11 items-center rounded-lg px-3 font-semibold hover:bg-ink/6 aria-[current=page]:text-brick"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-lg:order-last max-lg:basis-full lg:mx-auto lg:max-w-xl lg:grow">
          <KeywordSearch />
        </div>
        <div className="ml-auto flex min-w-0 items-center justify-end gap-0.5 max-lg:flex-1 sm:gap-1 lg:ml-0">
          {listing && (
            <NavLink
              to={listing.to}
              className="hidden min-h-11 items-center whitespace-nowrap rounded-lg px-3 font-semibold text-brick-dark hover:bg-ink/6 aria-[current=page]:text-brick xl:inline-flex"
            >
              {listing.label}
            </NavLink>
          )}
          <NavLink
            to={shortlist.to}
            aria-label={shortlist.label}
            title={shortlist.label}
            className="hidden size-11 shrink-0 place-items-center rounded-full hover:bg-ink/6 aria-[current=page]:text-brick lg:inline-grid"
          >
            <Heart aria-hidden className="size-5.5" />
          </NavLink>
          <LanguageSwitch className="inline-flex min-h-[44px] shrink-0 items-center rounded-lg px-[min(0.375rem,6px,var(--room-unless-narrow))] font-semibold unless-narrow sm:px-2 hover:bg-ink/6" />
          <AccountMenu />
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
