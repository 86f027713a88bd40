import { type ReactNode, useId } from 'react';

interface ClaimWayProps {
  title: string;
  /** What happens, or why it cannot. */
  about: string;
  children?: ReactNode;
}

/** One of the ways by which somebody shows that a business is theirs. */
export function ClaimWay({ title, about, children }: ClaimWayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
      <h2 id={id} className="font-bold text-xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft wrap-anywhere">{about}</p>
      <div className="mt-4 empty:hidden">{children}</div>
    </section>
  );
}
