import type { ReactNode } from 'react';
import { ArrowLeft } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { BrickGround } from '#app/features/accounts/brick-ground.tsx';
import { LanguageSwitch } from '#app/features/languages/language-switch.tsx';
import { LogoMark } from '#app/features/navigation/logo.tsx';
import { brand } from '#shared/brand/shown-brand.ts';
import { backOfficeText } from '#shared/texts.ts';

interface DoorPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page before the back office, for whoever is not signed in to it. */
export function DoorPage({ title, lead, children }: DoorPageProps) {
  return (
    <main id="content" tabIndex={-1} className="relative grid grow place-items-center overflow-hidden bg-ink p-4 outline-none">
      <BrickGround fromTop />
      <div className="relative w-full max-w-md">
        <div className="mb-5 flex items-center gap-3">
          <LogoMark className="size-10" />
          <p className="font-extrabold text-2xl text-white tracking-tight">{brand.name}</p>
        </div>
        <section className="rounded-2xl bg-paper p-5 sm:p-8">
          <h1 className="font-extrabold text-2xl leading-tight tracking-tight">{title}</h1>
          <p className="mt-1 text-ink-soft wrap-anywhere">{lead}</p>
          <div className="mt-6">{children}</div>
        </section>
        <p className="on-dark mt-3 flex flex-wrap justify-between gap-x-4">
          <Link to="/" className="inline-flex min-h-11 items-center gap-2 rounded-lg px-1 font-semibold text-sand hover:text-white">
            <ArrowLeft aria-hidden className="size-5" />
            {backOfficeText.backToSite}
          </Link>
          <LanguageSwitch className="inline-flex min-h-11 items-center rounded-lg px-1 font-semibold text-sand hover:text-white" />
        </p>
      </div>
    </main>
  );
}
