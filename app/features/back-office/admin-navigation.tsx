import { useLocation } from 'react-router';
import { EmailText } from '#app/components/email-text.tsx';
import { ArrowLeft, ChevronDown, UserRound } from '#app/components/icons.ts';
import { Link, NavLink } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { adminIcons } from '#app/features/back-office/admin-icons.ts';
import { type AdminGroup, type AdminLink, adminGroups, firstLinks, linksOf } from '#app/features/back-office/admin-links.ts';
import { AdminLogOut } from '#app/features/back-office/admin-log-out.tsx';
import { roleNames } from '#app/features/back-office/role-names.ts';
import { LanguageSwitch } from '#app/features/languages/language-switch.tsx';
import type { TeamRole } from '#shared/schemas/team-roles.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';
import { splitPath } from '#shared/site-language.ts';
import { backOfficeText, secondFactorText } from '#shared/texts.ts';

const ROW = 'flex w-full min-h-11 items-center gap-3 rounded-lg px-3 text-left font-semibold';

interface AdminNavigationProps {
  /** Who is signed in, and what they are there for. */
  email: string | undefined;
  role: TeamRole | undefined;
  /** How much waits for the team; unknown while the page could not be read. */
  waiting: WhatWaits | undefined;
  /** Called when a link was followed. */
  onFollow?: () => void;
}

/**
 * The ways of the back office: its pages, the other language, the public site, and out. Beside a page the list of pages scrolls by itself,
 * so that the way out is always on the screen.
 */
export function AdminNavigation({ email, role, waiting, onFollow }: AdminNavigationProps) {
  const open = (links: readonly AdminLink[]) => (role ? linksOf(links, role) : []);
  const groups = adminGroups.map(({ label, links }) => ({ label, links: open(links) })).filter(({ links }) => links.length > 0);
  return (
    <>
      <nav aria-label={backOfficeText.backOffice} className="lg:min-h-48 lg:overflow-y-auto">
        <Links links={open(firstLinks)} waiting={waiting} onFollow={onFollow} />
        {groups.length > 0 && (
          <div className="mt-2 border-white/15 border-t pt-2">
            {groups.map((group) => (
              <Group key={group.links[0]?.to} group={group} waiting={waiting} onFollow={onFollow} />
            ))}
          </div>
        )}
      </nav>
      <div className="mt-auto grid shrink-0 gap-0.5 border-white/15 border-t pt-3">
        {email && (
          <p className="px-3 pb-1 text-cement text-sm">
            <EmailText email={email} />
            {role && <span className="block">{roleNames[role]()}</span>}
          </p>
        )}
        {email && (
          <NavLink
            to="/admin/my-account"
            onClick={onFollow}
            className={`${ROW} text-sand not-aria-[current=page]:hover:bg-white/10 aria-[current=page]:bg-brick aria-[current=page]:text-white`}
          >
            <UserRound aria-hidden className="size-5 shrink-0" />
            {secondFactorText.myAccount}
          </NavLink>
        )}
        <LanguageSwitch className={`${ROW} text-sand hover:bg-white/10`} />
        <Link to="/" className={`${ROW} text-sand hover:bg-white/10`}>
          <ArrowLeft aria-hidden className="size-5 shrink-0" />
          {backOfficeText.backToSite}
        </Link>
        <AdminLogOut className={`${ROW} text-sand hover:bg-white/10 disabled:opacity-60`} />
      </div>
    </>
  );
}

interface LinksProps {
  waiting: WhatWaits | undefined;
  onFollow: (() => void) | undefined;
}

function Links({ links, waiting, onFollow }: LinksProps & { links: readonly AdminLink[] }) {
  return (
    <ul className="grid gap-0.5">
      {links.map(({ to, label, waits }) => {
        const Icon = adminIcons[to];
        return (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onFollow}
              className={`${ROW} text-sand not-aria-[current=page]:hover:bg-white/10 aria-[current=page]:bg-brick aria-[current=page]:text-white`}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{label()}</span>
              <WaitingCount count={waits ? (waiting?.[waits] ?? 0) : 0} />
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}

/** A folded group of pages; it is open around the page that is shown, and tells what waits in it while it is folded. */
function Group({ group: { label, links }, waiting, onFollow }: LinksProps & { group: AdminGroup }) {
  const path = splitPath(useLocation().pathname).path;
  const count = links.reduce((sum, { waits }) => sum + (waits ? (waiting?.[waits] ?? 0) : 0), 0);
  return (
    <details open={links.some(({ to }) => path === to || path.startsWith(`${to}/`))} className="group/pages">
      <summary className={`${ROW} cursor-pointer list-none text-sand hover:bg-white/10 [&::-webkit-details-marker]:hidden`}>
        <ChevronDown aria-hidden className="size-5 shrink-0 -rotate-90 group-open/pages:rotate-0" />
        <span className="min-w-0 wrap-anywhere">{label()}</span>
        <span className="ml-auto group-open/pages:hidden">
          <WaitingCount count={count} />
        </span>
      </summary>
      <Links links={links} waiting={waiting} onFollow={onFollow} />
    </details>
  );
}

/** How many wait behind a link, where any do. */
function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-sand px-2 py-0.5 text-ink text-sm leading-tight tabular-nums">
      {withHidden(backOfficeText.waiting, showCount(count))}
    </span>
  );
}
