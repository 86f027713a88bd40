import { useAccount } from '#app/features/accounts/use-account.ts';
import { commonText, navigationText } from '#shared/texts.ts';

interface SiteLink {
  to: string;
  label: string;
}

/** The links of the navigation bar and of its slide-out menu (docs/product/pages.md). */
export const siteLinks = (): SiteLink[] => [
  { to: '/', label: commonText.home },
  { to: '/category', label: navigationText.categories },
  { to: '/blog', label: navigationText.blog },
  { to: '/contact', label: navigationText.contactUs },
];

/** One question to up to three businesses. */
export const quotesLink = (): SiteLink => ({ to: '/get-quotes', label: navigationText.getQuotes });

/** What somebody has put a heart to. */
export const shortlistLink = (): SiteLink => ({ to: '/user/liked', label: navigationText.yourShortlist });

/** The way in for contractors and suppliers; none for those who are in, and for the team. */
export function useListingLink(): SiteLink | undefined {
  const { kind } = useAccount();
  return kind === 'visitor' || kind === 'user' ? { to: '/supplier/register', label: navigationText.listYourBusiness } : undefined;
}
