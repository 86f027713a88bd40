import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { mailLinksText } from '#shared/texts.ts';

/** Where a link of a message leads: one box with what it is about. */
export function LinkBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-lg rounded-2xl border border-cement bg-paper p-5 sm:p-10">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{title}</h1>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** Where whoever has read the box goes on. */
export interface WayOn {
  to: string;
  label: string;
}

/** In the box: what became of it, or why the link opens nothing, and the way on, to Home where there is no other. */
export function LinkEnd({ way, children }: { way?: WayOn | undefined; children: ReactNode }) {
  return (
    <>
      <p role="status" className="mt-3 text-ink-soft text-lg">
        {children}
      </p>
      <Link to={way?.to ?? '/'} className={`${buttonClass({ size: 'lg' })} mt-6 w-full`}>
        {way?.label ?? mailLinksText.goHome}
      </Link>
    </>
  );
}
