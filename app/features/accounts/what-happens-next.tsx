import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { accountsText } from '#shared/texts.ts';

/** What follows a registration, and what the owner can do meanwhile. */
export function WhatHappensNext({ businessId }: { businessId: string }) {
  const steps = { checked: accountsText.teamLooks, decided: accountsText.weMailYou, listed: accountsText.peopleFindIt };
  return (
    <section aria-labelledby="next-title" className="border-cement border-b bg-sand-dark">
      <div className="page-width py-6">
        <p role="status" className="text-ink-soft">
          {accountsText.yourListingIsPending}
        </p>
        <h2 id="next-title" className="font-extrabold text-2xl tracking-tight">
          {accountsText.whatHappensNext}
        </h2>
        <ol className="mt-3 grid gap-2 sm:grid-cols-3 sm:gap-6">
          {Object.entries(steps).map(([name, step], i) => (
            <li key={name} className="flex gap-3">
              <span aria-hidden className="font-bold text-2xl text-brick leading-none">
                {i + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to={`/viewdetails/${businessId}`} className={buttonClass({ size: 'sm' })}>
            {accountsText.addPhotosAndDescription}
          </Link>
          <Link to="/profilesupplier" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {accountsText.yourDesk}
          </Link>
        </div>
      </div>
    </section>
  );
}
