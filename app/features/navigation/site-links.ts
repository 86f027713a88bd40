import { useAccount } from '#app/features/accounts/use-account.ts';

interface SiteLink {
  to: string;
  label: string;
}

/** The links of the navigation bar and of its slide-out menu (docs/product/pages.md). */
export const siteLinks: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/category', label: 'Categories' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact Us' },
];

/** One question to up to three businesses. */
export const quotesLink: SiteLink = { to: '/get-quotes', label: 'Get quotes' };

/** What somebody has put a heart to. */
export const shortlistLink: SiteLink = { to: '/user/liked', label: 'Your shortlist' };

/** The way in for contractors and suppliers; none for those who are in, and for the team. */
export function useListingLink(): SiteLink | undefined {
  const { kind } = useAccount();
  return kind === 'visitor' || kind === 'user' ? { to: '/supplier/register', label: 'List your business' } : undefined;
}
