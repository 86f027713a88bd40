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
  type LucideIcon,
  MessageCircleQuestionMark,
  Newspaper,
  Phone,
} from 'lucide-react';

interface AdminLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The pages of the back office in the order of the sidebar: the specification's (2 §2, 'Admin sidebar'), then those beyond it. */
export const adminLinks: AdminLink[] = [
  { to: '/admin/business', label: 'Business', icon: Building2 },
  { to: '/admin/posters', label: 'Posters', icon: Images },
  { to: '/admin/blogs', label: 'Blogs', icon: Newspaper },
  { to: '/admin/services', label: 'Services', icon: HardHat },
  { to: '/admin/phone-view-limit', label: 'Phone view limit', icon: Phone },
  { to: '/price-ticker', label: 'Price ticker', icon: ChartNoAxesColumn },
  { to: '/admin/inbox', label: 'Inbox', icon: Inbox },
  { to: '/admin/reports', label: 'Reports', icon: Flag },
  { to: '/admin/import', label: 'Import', icon: FileUp },
  { to: '/admin/numbers', label: 'Numbers', icon: ChartColumn },
  { to: '/admin/sayings', label: 'Sayings', icon: MessageCircleQuestionMark },
  { to: '/admin/audit', label: 'Audit', icon: History },
];
