const STARS = [1, 2, 3, 4, 5];
const STAR = 'M10 1.6l2.6 5.3 5.8.85-4.2 4.1 1 5.8L10 14.9l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z';
const LEFT_HALF = 'M10 1.6v13.3l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z';

interface RatingProps {
  /** 0 to 5; 0 stands for none yet. */
  value: number;
  /** How many reviews it is made of; left out where one review shows its own. */
  count?: number;
  className?: string;
}

/** Stars in half steps, coloured by the rating (specification 1 §9), with the same as text. */
export function Rating({ value, count, className = '' }: RatingProps) {
  const steps = Math.round(value * 2) / 2;
  if (steps < 0.5) return <span className={`text-ink-soft text-sm ${className}`}>No ratings yet</span>;
  const shown = value.toFixed(1).replace(/\.0$/, '');
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm ${className}`}>
      <svg aria-hidden viewBox="0 0 104 20" className={`h-4 w-auto shrink-0 ${colourOf(steps)}`}>
        {STARS.map((star) => (
          <g key={star} transform={`translate(${(star - 1) * 21} 0)`}>
            <path d={STAR} className="fill-cement" />
            {steps >= star && <path d={STAR} fill="currentColor" />}
            {steps === star - 0.5 && <path d={LEFT_HALF} fill="currentColor" />}
          </g>
        ))}
      </svg>
      <span className="font-semibold">
        {shown}
        <span className="sr-only"> out of 5</span>
      </span>
      {count !== undefined && (
        <span className="text-ink-soft">
          ({count.toLocaleString('en-IN')}
          <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>)
        </span>
      )}
    </span>
  );
}

function colourOf(steps: number) {
  if (steps >= 4) return 'text-leaf';
  if (steps >= 3) return 'text-star';
  if (steps >= 1) return 'text-danger';
  return 'text-cement-dark';
}
