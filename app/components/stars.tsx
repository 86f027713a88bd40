const PLACES = [0, 1, 2, 3, 4];
const starAt = (x: number) => `M${10 + x} 1.6l2.6 5.3 5.8.85-4.2 4.1 1 5.8L${10 + x} 14.9l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z`;
const leftHalfAt = (x: number) => `M${10 + x} 1.6v13.3l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z`;

/** By half steps: one shape for all that is filled, as a list has hundreds of stars. */
const FILLED = Array.from({ length: 11 }, (_, halves) =>
  PLACES.map((place) => {
    if (halves >= 2 * place + 2) return starAt(21 * place);
    return halves === 2 * place + 1 ? leftHalfAt(21 * place) : '';
  }).join(''),
);

/** Five stars, filled in half steps and coloured by the rating (docs/product/rules.md). `steps`: 0 to 5. */
export function Stars({ steps, className = '' }: { steps: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 104 20" className={`stars w-auto shrink-0 ${colourOf(steps)} ${className}`}>
      <path d={FILLED[10]} className="fill-cement" />
      <path d={FILLED[2 * steps]} fill="currentColor" />
    </svg>
  );
}

function colourOf(steps: number) {
  if (steps >= 4) return 'text-leaf';
  if (steps >= 3) return 'text-star';
  if (steps >= 1) return 'text-danger';
  return 'text-cement-dark';
}
