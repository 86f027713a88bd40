const STARS = [1, 2, 3, 4, 5];
const STAR = 'M10 1.6l2.6 5.3 5.8.85-4.2 4.1 1 5.8L10 14.9l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z';
const LEFT_HALF = 'M10 1.6v13.3l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z';

/** Five stars, filled in half steps and coloured by the rating (docs/product/rules.md). `steps`: 0 to 5. */
export function Stars({ steps, className = '' }: { steps: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 104 20" className={`w-auto shrink-0 ${colourOf(steps)} ${className}`}>
      {STARS.map((star) => (
        <g key={star} transform={`translate(${(star - 1) * 21} 0)`}>
          <path d={STAR} className="fill-cement" />
          {steps >= star && <path d={STAR} fill="currentColor" />}
          {steps === star - 0.5 && <path d={LEFT_HALF} fill="currentColor" />}
        </g>
      ))}
    </svg>
  );
}

function colourOf(steps: number) {
  if (steps >= 4) return 'text-leaf';
  if (steps >= 3) return 'text-star';
  if (steps >= 1) return 'text-danger';
  return 'text-cement-dark';
}
