import type { ReactNode } from 'react';

interface MessagePageProps {
  /** The large word above the title: a status, shown as ornament. */
  mark: string;
  title: string;
  text: string;
  /** Ways on. */
  children: ReactNode;
}

/** A page that has one thing to say, before a wall with a brick missing. */
export function MessagePage({ mark, title, text, children }: MessagePageProps) {
  return (
    <section className="page-width grid items-center gap-8 py-12 md:grid-cols-2 md:py-20">
      <div>
        <p aria-hidden className="font-extrabold text-7xl text-brick leading-none tracking-tight md:text-8xl">
          {mark}
        </p>
        <h1 className="mt-3 font-extrabold text-3xl leading-tight tracking-tight md:text-4xl">{title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
      <Wall />
    </section>
  );
}

const COURSES = [0, 1, 2, 3, 4, 5];
const BRICKS = [0, 1, 2, 3, 4];
const SHADES = [
  'fill-brick',
  'fill-brick/92',
  'fill-brick-dark/85',
  'fill-brick/96',
  'fill-brick-dark/90',
  'fill-brick/88',
  'fill-brick-dark/80',
];

function Wall() {
  return (
    <svg aria-hidden viewBox="0 0 420 300" className="mx-auto w-full max-w-md">
      {COURSES.flatMap((course) =>
        BRICKS.map((brick) => {
          const isMissing = course === 2 && brick === 2;
          const x = brick * 88 + (course % 2 ? -44 : 0);
          const y = 30 + course * 40;
          const shade = SHADES[(course * 3 + brick * 2) % SHADES.length];
          return isMissing ? (
            <rect key={`${course}-${brick}`} x={x} y={y} width="84" height="36" rx="3" className="fill-ink" />
          ) : (
            <rect key={`${course}-${brick}`} x={x} y={y} width="84" height="36" rx="3" className={shade} />
          );
        }),
      )}
      <rect x="196" y="262" width="84" height="36" rx="3" className="fill-brick/88" transform="rotate(-9 238 280)" />
      <path d="M0 298h420" className="stroke-cement-dark" strokeWidth="4" />
    </svg>
  );
}
