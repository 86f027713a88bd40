import { type PointerEvent, useId, useState } from 'react';
import { Stars } from '#app/components/stars.tsx';

interface StarFieldProps {
  /** 0 to 5 in half steps; 0 stands for none chosen. */
  value: number;
  onChange: (value: number) => void;
  invalid: boolean;
}

/** A rating in half steps: by the arrow keys and assistive technology a slider, by pointer the star that is pressed or dragged to. */
export function StarField({ value, onChange, invalid }: StarFieldProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number>();

  function press(event: PointerEvent<HTMLDivElement>) {
    const slider = event.currentTarget.querySelector('input');
    // After the browser's own answer to the press, which would put the focus elsewhere.
    event.preventDefault();
    slider?.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange(stepsAt(event));
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        Rating
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div
          onPointerDown={press}
          onPointerMove={(event) => {
            setPointed(stepsAt(event));
            if (event.buttons) onChange(stepsAt(event));
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
            aria-valuetext={value ? `${value} of 5 stars` : 'Not rated'}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        <output htmlFor={id} aria-hidden className="font-semibold text-ink-soft">
          {value ? `${value} of 5` : 'Not rated'}
        </output>
      </div>
    </div>
  );
}

/** The half star under the pointer. */
function stepsAt({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(5, Math.max(0.5, Math.ceil(((clientX - left) / width) * 10) / 2));
}
