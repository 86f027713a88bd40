import type { ReactNode } from 'react';
import { AdminMenu } from '#app/features/back-office/admin-menu.tsx';
import { AdminNavigation } from '#app/features/back-office/admin-navigation.tsx';
import { MailBanner } from '#app/features/health/mail-banner.tsx';
import { LogoMark } from '#app/features/navigation/logo.tsx';
import type { MailTrouble } from '#shared/schemas/health.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';
import { backOfficeText } from '#shared/texts.ts';

interface BackOfficeProps {
  /** Who is signed in, and what they are there for. */
  email: string | undefined;
  role: TeamRole | undefined;
  waiting: WhatWaits | undefined;
  /** Why no mail leaves the site, where none does. */
  mailTrouble: MailTrouble | undefined;
  children: ReactNode;
}

/**
 * A page of the back office beside its navigation, which small screens have behind a button. Where a line stands over all pages the
 * navigation ends higher by it, so that its end is on the screen before anybody scrolls.
 */
export function BackOffice({ email, role, waiting, mailTrouble, children }: BackOfficeProps) {
  return (
    <div className="grow lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="on-dark bg-ink text-sand lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:p-3 lg:[body:has(.site-notice)_&]:pb-11">
        <div className="flex items-center justify-between gap-3 py-1.5 pr-2 pl-4 lg:px-3 lg:py-2">
          <p className="flex items-center gap-2.5 font-extrabold text-lg text-white tracking-tight">
            <LogoMark className="size-8" />
            {backOfficeText.backOffice}
          </p>
          <AdminMenu email={email} role={role} waiting={waiting} />
        </div>
        <div className="hidden flex-col gap-3 p-3 noscript:max-lg:flex lg:mt-2 lg:flex lg:min-h-0 lg:grow lg:p-0">
          <AdminNavigation email={email} role={role} waiting={waiting} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8">
        <div className="mx-auto max-w-6xl">
          {mailTrouble && <MailBanner trouble={mailTrouble} />}
          <div>{children}</div>
        </div>
      </main>
    </div>
  );
}
