import { Stars } from '#app/components/stars.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { commonText } from '#shared/texts.ts';

interface RatingProps {
  /** 0 to 5; 0 stands for none yet. */
  value: number;
  /** How many reviews it is made of; left out where one review shows its own. */
  count?: number;
  className?: string;
}

/** Stars in half steps, coloured by the rating (docs/product/rules.md), with the same as text. */
export function Rating({ value, count, className = '' }: RatingProps) {
  const steps = Math.round(value * 2) / 2;
  if (steps < 0.5) return <span className={`text-ink-soft text-sm ${className}`}>{commonText.noRatingsYet}</span>;
  const shown = value.toFixed(1).replace(/\.0$/, '');
  return (
    <span className={`inline-flex max-w-full flex-wrap items-center gap-x-1.5 text-sm ${className}`}>
      <Stars steps={steps} className="h-4" />
      <span className="font-semibold">{withHidden(commonText.ratingOutOfFive, shown)}</span>
      {count !== undefined && <span className="text-ink-soft">{withHidden(commonText.reviewCount, count)}</span>}
    </span>
  );
}
