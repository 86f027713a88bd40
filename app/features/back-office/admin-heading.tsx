import type { ReactNode } from 'react';

interface AdminHeadingProps {
  title: string;
  /** What can be done on the page, at the title's right. */
  children?: ReactNode;
}

/** The title of a page of the back office. */
export function AdminHeading({ title, children }: AdminHeadingProps) {
  return (
    <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="min-w-0 font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-3xl">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
