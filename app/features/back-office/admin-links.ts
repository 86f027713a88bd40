import {
  Building2,
  ChartColumn,
  ChartNoAxesColumn,
  FileUp,
  Flag,
  HardHat,
  History,
  Images,
  Inbox,
  IndianRupee,
  type LucideIcon,
  Mails,
  MessageCircleQuestionMark,
  Newspaper,
  Phone,
  ShieldAlert,
  Star,
  Users,
} from 'lucide-react';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

interface AdminLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** What waits there for the team. */
  waits?: keyof WhatWaits;
}

/** The pages of the back office in the order of the sidebar: what is tended every day first (docs/product/pages.md). */
export const adminLinks: AdminLink[] = [
  { to: '/admin/business', label: 'Business', icon: Building2, waits: 'businesses' },
  { to: '/admin/posters', label: 'Posters', icon: Images },
  { to: '/admin/blogs', label: 'Blogs', icon: Newspaper, waits: 'comments' },
  { to: '/admin/services', label: 'Services', icon: HardHat },
  { to: '/admin/phone-view-limit', label: 'Phone view limit', icon: Phone },
  { to: '/price-ticker', label: 'Price ticker', icon: ChartNoAxesColumn },
  { to: '/admin/inbox', label: 'Inbox', icon: Inbox, waits: 'messages' },
  { to: '/admin/reports', label: 'Reports', icon: Flag, waits: 'reports' },
  { to: '/admin/quarantine', label: 'Quarantine', icon: ShieldAlert, waits: 'quarantined' },
  { to: '/admin/reviews', label: 'Reviews', icon: Star, waits: 'reviews' },
  { to: '/admin/users', label: 'Users', icon: Users },
  { to: '/admin/orders', label: 'Orders', icon: IndianRupee },
  { to: '/admin/newsletter', label: 'Newsletter', icon: Mails },
  { to: '/admin/import', label: 'Import', icon: FileUp },
  { to: '/admin/numbers', label: 'Numbers', icon: ChartColumn },
  { to: '/admin/sayings', label: 'Sayings', icon: MessageCircleQuestionMark },
  { to: '/admin/audit', label: 'Audit', icon: History },
];
