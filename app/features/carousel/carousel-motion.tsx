import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useAutoplay } from '#app/features/carousel/use-autoplay.ts';
import { useReducedMotion } from '#app/features/carousel/use-reduced-motion.ts';

export interface MotionProps {
  label: string;
  root: HTMLElement;
  viewport: HTMLElement;
  align: 'start' | 'center';
  delay: number;
  /** 'edges' lays the buttons over the slides, 'row' sets them side by side. */
  controls: 'edges' | 'row';
  /** Called once the slides move by script and must no longer scroll. */
  onStart: () => void;
}

/** The slide that the visitor has scrolled to before the script came. */
function scrolledTo({ scrollLeft, firstElementChild: track }: HTMLElement) {
  const slide = track?.firstElementChild;
  return slide ? Math.round(scrollLeft / slide.clientWidth) : 0;
}

/** What script adds to a carousel: turning by itself, dragging, and the buttons. A chunk of its own. */
export function CarouselMotion({ label, root, viewport, align, delay, controls, onStart }: MotionProps) {
  const reduced = useReducedMotion();
  const [api, setApi] = useState<EmblaCarouselType>();
  const [turns, setTurns] = useState(false);
  const { paused, toggle } = useAutoplay(api, root, turns && !reduced ? delay : undefined);

  useEffect(() => {
    const startIndex = scrolledTo(viewport);
    viewport.scrollLeft = 0;
    const made = EmblaCarousel(viewport, { align, startIndex, containScroll: align === 'center' ? false : 'trimSnaps', loop: true });
    setApi(made);
    return () => made.destroy();
  }, [viewport, align]);
  useEffect(() => {
    if (!api) return;
    onStart();
    const measure = () => setTurns(api.scrollSnapList().length > 1);
    measure();
    api.on('reInit', measure);
    return () => void api.off('reInit', measure);
  }, [api, onStart]);

  if (!turns) return null;
  const edges = controls === 'edges';
  return (
    <div className={edges ? 'contents' : 'flex gap-1'}>
      {!reduced && (
        <ControlButton
          label={paused ? `Play ${label}` : `Pause ${label}`}
          onClick={toggle}
          className={edges ? 'bottom-0 left-1/2 -translate-x-1/2 sm:right-0 sm:left-auto sm:translate-x-0' : undefined}
        >
          {paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
        </ControlButton>
      )}
      <ControlButton
        label={`Previous of ${label}`}
        onClick={() => api?.scrollPrev(reduced)}
        className={edges ? 'left-0 top-1/2 -translate-y-1/2' : undefined}
      >
        <ChevronLeft aria-hidden size={20} />
      </ControlButton>
      <ControlButton
        label={`Next of ${label}`}
        onClick={() => api?.scrollNext(reduced)}
        className={edges ? 'right-0 top-1/2 -translate-y-1/2' : undefined}
      >
        <ChevronRight aria-hidden size={20} />
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
