import { type PointerEvent, useId, useState } from 'react';
import { Stars } from '#app/components/stars.tsx';
import { reviewsText } from '#shared/texts.ts';

interface StarFieldProps {
  /** 0 to 5 in half steps; 0 stands for none chosen. */
  value: number;
  onChange: (value: number) => void;
  invalid: boolean;
}

/**
 * A rating: by tap a whole star, and its half when it is tapped again; by the arrow keys and assistive technology a slider in half
 * steps.
 */
export function StarField({ value, onChange, invalid }: StarFieldProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number>();

  function tap(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.querySelector('input')?.focus();
    const star = starAt(event);
    // What was chosen is shown, not what the pointer still stands on.
    setPointed(undefined);
    onChange(star === value ? star - 0.5 : star);
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {reviewsText.rating}
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div
          // The browser's own answer would put the focus elsewhere.
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={tap}
          onPointerMove={(event) => {
            const star = starAt(event);
            if (event.pointerType === 'mouse') setPointed(star === Math.ceil(value) ? undefined : star);
          }}
          onPointerLeave={() => setPointed(undefined)}
          className="relative w-fit cursor-pointer touch-pan-y rounded-lg py-1 outline-offset-2 outline-brick has-focus-visible:outline-3"
        >
          <Stars steps={pointed ?? value} className="h-11" />
          <input
            id={id}
            name="rating"
            type="range"
            min={0}
            max={5}
            step={0.5}
            value={value}
            onChange={(event) => onChange(Number(event.target.value))}
            aria-invalid={invalid || undefined}
            aria-describedby={`${id}-hint`}
            aria-valuetext={value ? reviewsText.starsChosenOf5(value) : reviewsText.notRated}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        <output htmlFor={id} aria-hidden className="font-semibold text-ink-soft">
          {value ? reviewsText.starsChosen(value) : reviewsText.notRated}
        </output>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
        {reviewsText.tapStar}
      </p>
    </div>
  );
}

/** The star under the pointer, 1 to 5. */
function starAt({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(5, Math.max(1, Math.ceil(((clientX - left) / width) * 5)));
}
