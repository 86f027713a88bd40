import { type ReactNode, useState } from 'react';
import { lazily } from '#app/components/lazily.tsx';
import { useNear } from '#app/features/carousel/use-near.ts';
import { carouselText } from '#shared/texts.ts';

const CarouselMotion = lazily(async () => (await import('#app/features/carousel/carousel-motion.tsx')).CarouselMotion);

interface Slide {
  key: string;
  content: ReactNode;
}

interface Props {
  /** What it shows, for assistive technology: 'Posters'. */
  label: string;
  slides: Slide[];
  /** Milliseconds from one turn to the next. */
  delay: number;
  /** Width of a slide. */
  slideClass: string;
  /** With a heading the buttons stand beside it, without one they lie over the slides. */
  heading?: ReactNode;
  /** Box that the buttons over the slides keep to. */
  controlsClass?: string;
}

/**
 * A row of slides that scrolls and snaps by CSS alone. Turning by itself, going round and buttons come with a chunk of its own once it
 * is near, and change no measure.
 */
export function Carousel({ label, slides, delay, slideClass, heading, controlsClass = '' }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const near = useNear(viewport);

  const motion = near && root && viewport && slides.length > 1 && (
    <CarouselMotion label={label} root={root} viewport={viewport} delay={delay} controls={heading ? 'row' : 'edges'} />
  );
  return (
    <section ref={setRoot} aria-roledescription={carouselText.carousel} aria-label={label} className="relative">
      {heading ? (
        <div className="mb-6 flex min-h-11 items-end justify-between gap-4">
          {heading}
          {/* The buttons' room is there before them: on phones the heading would break into other lines. */}
          <div className={slides.length > 1 ? 'min-w-35 shrink-0' : ''}>{motion}</div>
        </div>
      ) : (
        <div className={controlsClass}>{motion}</div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of form fields */}
      <div
        ref={setViewport}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, also where no slide takes the focus
        tabIndex={0}
        className="-mx-2 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
      >
        <div className="flex">
          {slides.map(({ key, content }, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={key}
              role="group"
              aria-roledescription={carouselText.slide}
              aria-label={carouselText.slideOf(i + 1, slides.length)}
              className={`min-w-0 shrink-0 grow-0 snap-start px-2 ${slideClass}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
