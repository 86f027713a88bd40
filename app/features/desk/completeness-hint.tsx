import { useId } from 'react';
import { Check, Circle } from '#app/components/icons.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { stepsOf } from '#app/features/desk/completeness.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { deskText } from '#shared/texts.ts';

/** How complete the profile is and what is missing; nothing when nothing is. */
export function CompletenessHint({ business }: { business: OwnBusiness }) {
  const id = useId();
  const steps = stepsOf(business);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <section aria-labelledby={id} className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
      <h2 id={id} className="font-bold text-lg">
        {deskText.completeProfile}
      </h2>
      <p className="mt-1 text-ink-soft">{deskText.stepsDone(done, steps.length)}</p>
      <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-3 h-2 w-full rounded-full">
        <rect width={100} height={4} className="fill-sand-dark" />
        <rect width={(done / steps.length) * 100} height={4} className="fill-leaf" />
      </svg>
      <ul className="mt-4 grid gap-2">
        {steps.map((step) => (
          <li key={step.name} className="flex items-start gap-2.5">
            {step.done ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-cement-dark" />
            )}
            <span className={step.done ? 'text-ink-soft' : 'font-semibold'}>
              {withParts(
                step.done ? deskText.stepDone : deskText.stepMissing,
                {
                  unseen: (words) => <span className="sr-only">{words}</span>,
                },
                step.text,
              )}
              {!step.done && <span className="block font-normal text-ink-soft text-sm">{step.brings}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
