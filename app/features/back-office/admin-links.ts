import type { AdminPath } from '#app/features/back-office/admin-icons.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';
import { areaOfPage, worksIn } from '#shared/team-areas.ts';
import { backOfficeText, claimsText, correctionsText, grievancesText, officeSearchText } from '#shared/texts.ts';

export interface AdminLink {
  to: AdminPath;
  label: () => string;
  /** What waits there for the team. */
  waits?: keyof WhatWaits;
}

export interface AdminGroup {
  label: () => string;
  links: readonly AdminLink[];
}

/** The pages that stand in the sidebar by themselves, in the specified order (docs/product/pages.md). */
export const firstLinks: readonly AdminLink[] = [
  { to: '/admin/business', label: () => backOfficeText.business, waits: 'businesses' },
  { to: '/admin/posters', label: () => backOfficeText.posters },
  { to: '/admin/blogs', label: () => backOfficeText.blogs, waits: 'comments' },
  { to: '/admin/services', label: () => backOfficeText.services },
  { to: '/admin/phone-view-limit', label: () => backOfficeText.phoneViewLimit },
  { to: '/price-ticker', label: () => backOfficeText.priceTicker },
];

/** The other pages, folded by what the team comes for: all of them beside the first ones are longer than a screen. */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: () => backOfficeText.fromPeople,
    links: [
      { to: '/admin/queue', label: () => backOfficeText.queue },
      { to: '/admin/inbox', label: () => backOfficeText.inbox, waits: 'messages' },
      { to: '/admin/complaints', label: () => grievancesText.complaints, waits: 'grievances' },
      { to: '/admin/reports', label: () => backOfficeText.reports, waits: 'reports' },
      { to: '/admin/quarantine', label: () => backOfficeText.quarantine, waits: 'quarantined' },
      { to: '/admin/changes', label: () => backOfficeText.changes, waits: 'changes' },
      { to: '/admin/corrections', label: () => correctionsText.corrections, waits: 'corrections' },
      { to: '/admin/checks', label: () => backOfficeText.checks, waits: 'checks' },
      { to: '/admin/claims', label: () => claimsText.claims, waits: 'claims' },
      { to: '/admin/duplicates', label: () => backOfficeText.duplicates, waits: 'duplicates' },
      { to: '/admin/reviews', label: () => backOfficeText.reviews, waits: 'reviews' },
    ],
  },
  {
    label: () => backOfficeText.peopleAndMoney,
    links: [
      { to: '/admin/users', label: () => backOfficeText.users },
      { to: '/admin/orders', label: () => backOfficeText.orders },
      { to: '/admin/search', label: () => officeSearchText.search },
      { to: '/admin/newsletter', label: () => backOfficeText.newsletter },
      { to: '/admin/messages', label: () => backOfficeText.shortMessages },
      { to: '/admin/import', label: () => backOfficeText.fileImport },
    ],
  },
  {
    label: () => backOfficeText.theSite,
    links: [
      { to: '/admin/numbers', label: () => backOfficeText.numbers },
      { to: '/admin/health', label: () => backOfficeText.health },
      { to: '/admin/sayings', label: () => backOfficeText.sayings },
      { to: '/admin/brand', label: () => backOfficeText.brand },
      { to: '/admin/keys', label: () => backOfficeText.keys },
      { to: '/admin/webhooks', label: () => backOfficeText.webhooks },
      { to: '/admin/admins', label: () => backOfficeText.admins },
      { to: '/admin/removed', label: () => backOfficeText.removed },
      { to: '/admin/audit', label: () => backOfficeText.audit },
    ],
  },
];

/** Those of them that a role opens. */
export function linksOf(links: readonly AdminLink[], role: TeamRole): AdminLink[] {
  return links.filter(({ to }) => worksIn(role, areaOfPage(to)));
}

/** All pages of the back office in the order of the sidebar. */
export const adminLinks: readonly AdminLink[] = [...firstLinks, ...adminGroups.flatMap(({ links }) => links)];
