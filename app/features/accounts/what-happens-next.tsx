import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';

const STEPS = [
  'Our team looks at it. Until then only you see it.',
  'We mail you what was decided, with the reason if something is missing.',
  'Once it is listed, people find it, and enquiries come by mail and to your desk.',
];

/** What follows a registration, and what the owner can do meanwhile. */
export function WhatHappensNext({ businessId }: { businessId: string }) {
  return (
    <section aria-labelledby="next-title" className="border-cement border-b bg-sand-dark">
      <div className="page-width py-6">
        <p role="status" className="text-ink-soft">
          Your listing is pending.
        </p>
        <h2 id="next-title" className="font-extrabold text-2xl tracking-tight">
          Thank you. What happens next
        </h2>
        <ol className="mt-3 grid gap-2 sm:grid-cols-3 sm:gap-6">
          {STEPS.map((step, i) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden className="font-bold text-2xl text-brick leading-none">
                {i + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to={`/viewdetails/${businessId}`} className={buttonClass({ size: 'sm' })}>
            Add photos and a description
          </Link>
          <Link to="/profilesupplier" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Your desk
          </Link>
        </div>
      </div>
    </section>
  );
}
