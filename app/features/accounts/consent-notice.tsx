import type { ReactNode } from 'react';

/** Says before a registration what is kept and what can be done about it. `children`: what is kept, and who sees it. */
export function ConsentNotice({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-lg bg-sand px-4 py-3 text-ink-soft text-sm leading-relaxed">
      By registering you agree that we keep {children} You can download all of it or delete your account at any time.
    </p>
  );
}
