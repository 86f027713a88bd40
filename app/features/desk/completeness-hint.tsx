import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { stepsOf } from '#app/features/desk/completeness.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

/** How complete the profile is and what is missing; nothing when nothing is. */
export function CompletenessHint({ business }: { business: OwnBusiness }) {
  const id = useId();
  const steps = stepsOf(business);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <section aria-labelledby={id} className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
      <h2 id={id} className="font-bold text-lg">
        Complete your profile
      </h2>
      <p className="mt-1 text-ink-soft">{`${done} of ${steps.length} done. Complete profiles get more enquiries.`}</p>
      <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-3 h-2 w-full rounded-full">
        <rect width={100} height={4} className="fill-sand-dark" />
        <rect width={(done / steps.length) * 100} height={4} className="fill-leaf" />
      </svg>
      <ul className="mt-4 grid gap-2">
        {steps.map((step) => (
          <li key={step.text} className="flex items-start gap-2.5">
            {step.done ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-cement-dark" />
            )}
            <span className={step.done ? 'text-ink-soft' : 'font-semibold'}>
              {step.text}
              <span className="sr-only">{step.done ? ', done' : ', missing'}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
