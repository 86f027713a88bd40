import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children?: ReactNode;
}

/** Title of a section of Home with the sentence under it. */
export function SectionHeading({ id, title, children }: Props) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-3xl leading-tight font-bold tracking-tight sm:text-4xl">
        {title}
      </h2>
      {children && <p className="mt-2 text-lg text-ink-soft">{children}</p>}
    </div>
  );
}
