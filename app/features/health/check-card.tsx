import type { ReactNode } from 'react';
import { CircleCheck, Eye, type Icon, TriangleAlert } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { adviceChapters, advicePages } from '#app/features/health/way-on.ts';
import type { HealthCheck, HealthState } from '#shared/schemas/health.ts';
import { healthText } from '#shared/texts.ts';

const MARKS: Record<HealthState, { icon: Icon; look: string }> = {
  fine: { icon: CircleCheck, look: 'border-leaf/40 bg-leaf/10 text-leaf' },
  look: { icon: Eye, look: 'border-amber/50 bg-amber/10 text-ink' },
  act: { icon: TriangleAlert, look: 'border-danger bg-danger text-white' },
};

interface CheckCardProps {
  check: HealthCheck;
  /** What is known of it. */
  children: ReactNode;
}

/** One thing that is looked at: how it is, what to do about it and where, and what is known. */
export function CheckCard({ check: { name, state, advice }, children }: CheckCardProps) {
  const { icon: Mark, look } = MARKS[state];
  const page = advicePages[advice];
  const chapter = adviceChapters[advice];
  const id = `health-${name}`;
  return (
    <section
      aria-labelledby={id}
      className={`rounded-xl border bg-paper p-4 sm:p-5 ${state === 'act' ? 'border-danger' : 'border-sand-dark'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-bold text-lg leading-snug">
          {healthText.checkName(name)}
        </h2>
        <span className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 font-semibold text-sm ${look}`}>
          <Mark aria-hidden className="size-4 shrink-0" />
          <span>{healthText.stateName(state)}</span>
        </span>
      </div>
      <p className="mt-1">{healthText.advice(advice)}</p>
      {page && (
        <p>
          <Link to={page.to} className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
            {healthText.goTo(page.label())}
          </Link>
        </p>
      )}
      {state !== 'fine' && chapter && <p className="mt-1 text-ink-soft text-sm wrap-anywhere">{healthText.inRunbook(chapter)}</p>}
      <div>{children}</div>
    </section>
  );
}
