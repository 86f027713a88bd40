import {
  Building2,
  ChartColumn,
  ChartNoAxesColumn,
  FileUp,
  Flag,
  HardHat,
  HeartPulse,
  History,
  type Icon,
  Images,
  Inbox,
  IndianRupee,
  Mails,
  MessageCircleQuestionMark,
  Newspaper,
  Palette,
  Phone,
  ShieldAlert,
  Star,
  Users,
} from '#app/components/icons.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';
import { backOfficeText } from '#shared/texts.ts';

interface AdminLink {
  to: string;
  label: () => string;
  icon: Icon;
  /** What waits there for the team. */
  waits?: keyof WhatWaits;
}

/** The pages of the back office in the order of the sidebar: what is tended every day first (docs/product/pages.md). */
export const adminLinks: AdminLink[] = [
  { to: '/admin/business', label: () => backOfficeText.business, icon: Building2, waits: 'businesses' },
  { to: '/admin/posters', label: () => backOfficeText.posters, icon: Images },
  { to: '/admin/blogs', label: () => backOfficeText.blogs, icon: Newspaper, waits: 'comments' },
  { to: '/admin/services', label: () => backOfficeText.services, icon: HardHat },
  { to: '/admin/phone-view-limit', label: () => backOfficeText.phoneViewLimit, icon: Phone },
  { to: '/price-ticker', label: () => backOfficeText.priceTicker, icon: ChartNoAxesColumn },
  { to: '/admin/inbox', label: () => backOfficeText.inbox, icon: Inbox, waits: 'messages' },
  { to: '/admin/reports', label: () => backOfficeText.reports, icon: Flag, waits: 'reports' },
  { to: '/admin/quarantine', label: () => backOfficeText.quarantine, icon: ShieldAlert, waits: 'quarantined' },
  { to: '/admin/reviews', label: () => backOfficeText.reviews, icon: Star, waits: 'reviews' },
  { to: '/admin/users', label: () => backOfficeText.users, icon: Users },
  { to: '/admin/orders', label: () => backOfficeText.orders, icon: IndianRupee },
  { to: '/admin/newsletter', label: () => backOfficeText.newsletter, icon: Mails },
  { to: '/admin/import', label: () => backOfficeText.fileImport, icon: FileUp },
  { to: '/admin/numbers', label: () => backOfficeText.numbers, icon: ChartColumn },
  { to: '/admin/health', label: () => backOfficeText.health, icon: HeartPulse },
  { to: '/admin/sayings', label: () => backOfficeText.sayings, icon: MessageCircleQuestionMark },
  { to: '/admin/brand', label: () => backOfficeText.brand, icon: Palette },
  { to: '/admin/audit', label: () => backOfficeText.audit, icon: History },
];
