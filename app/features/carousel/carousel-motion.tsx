import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from '#app/components/icons.ts';
import { createSlideRow, type SlideRow } from '#app/features/carousel/slide-row.ts';
import { useAutoplay } from '#app/features/carousel/use-autoplay.ts';
import { useMayMove } from '#app/features/carousel/use-may-move.ts';
import { useReducedMotion } from '#app/features/carousel/use-reduced-motion.ts';
import { carouselText } from '#shared/texts.ts';

export interface MotionProps {
  label: string;
  root: HTMLElement;
  viewport: HTMLElement;
  delay: number;
  /** 'edges' lays the buttons over the slides, 'row' sets them side by side. */
  controls: 'edges' | 'row';
}

/** What script adds to a carousel: turning by itself, going round, and the buttons. A chunk of its own. */
export function CarouselMotion({ label, root, viewport, delay, controls }: MotionProps) {
  const reduced = useReducedMotion();
  const [row, setRow] = useState<SlideRow>();
  const [turns, setTurns] = useState(false);
  const behavior = reduced ? 'instant' : 'smooth';
  const goOn = useCallback(() => row?.turn(1, behavior), [row, behavior]);
  const mayMove = useMayMove(turns && !reduced ? viewport : undefined);
  const { paused, toggle } = useAutoplay(goOn, root, mayMove ? delay : undefined);

  useEffect(() => {
    const made = createSlideRow(viewport, () => setTurns(made.turns()));
    setRow(made);
    return made.release;
  }, [viewport]);

  if (!turns) return null;
  const edges = controls === 'edges';
  return (
    <div className={edges ? 'contents' : 'flex gap-1'}>
      {!reduced && (
        <ControlButton
          label={paused ? carouselText.play(label) : carouselText.pause(label)}
          onClick={toggle}
          className={edges ? 'bottom-0 left-1/2 -translate-x-1/2 sm:right-0 sm:left-auto sm:translate-x-0' : undefined}
        >
          {paused ? <Play aria-hidden className="size-4.5" /> : <Pause aria-hidden className="size-4.5" />}
        </ControlButton>
      )}
      <ControlButton
        label={carouselText.previousOf(label)}
        onClick={() => row?.turn(-1, behavior)}
        className={edges ? 'left-0 top-1/2 -translate-y-1/2' : undefined}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </ControlButton>
      <ControlButton label={carouselText.nextOf(label)} onClick={goOn} className={edges ? 'right-0 top-1/2 -translate-y-1/2' : undefined}>
        <ChevronRight aria-hidden className="size-5" />
      </ControlButton>
    </div>
  );
}

interface ControlButtonProps {
  label: string;
  onClick: () => void;
  /** Where it lies over the slides; beside the others without. */
  className: string | undefined;
  children: ReactNode;
}

function ControlButton({ label, onClick, className, children }: ControlButtonProps) {
  const face = className
    ? 'bg-ink/75 text-paper group-hover/control:bg-ink'
    : 'border border-cement bg-paper text-ink group-hover/control:border-ink';
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`group/control grid size-11 place-items-center ${className ? `absolute z-10 ${className}` : ''}`}
    >
      <span className={`grid place-items-center rounded-full transition-colors ${className ? 'size-8' : 'size-10'} ${face}`}>
        {children}
      </span>
    </button>
  );
}
