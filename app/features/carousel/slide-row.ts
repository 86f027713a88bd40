/** A row of slides that scrolls and snaps by CSS, as script moves it. */
export interface SlideRow {
  /** Whether there are more slides than stand side by side. */
  turns: () => boolean;
  /** Goes on by one slide, or back by one. */
  turn: (step: 1 | -1, behavior: ScrollBehavior) => void;
  /** Lets go of the row: it stays as it is. */
  release: () => void;
}

/** A turn that is ended this often before it arrives is left where it is. */
const MOST_RESUMED = 3;

/**
 * Shows a slide that was laid to the other end a frame later: to browsers it would count as one that jumped under the visitor's eyes.
 * It keeps its name and its focus meanwhile.
 */
function appear({ style }: HTMLElement) {
  style.opacity = '0';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.opacity = '';
    }),
  );
}

/**
 * Takes a row in hand. It goes round: once it has come to rest, slides are laid from one end to the other (by CSS `order`), so that on
 * both sides of those in view one more can be scrolled to, by the buttons and by a finger alike.
 * @param viewport scrolls; its only child holds the slides, which are all of one width.
 * @param onResize is called when the row has another width, and how many slides stand side by side may have changed.
 */
export function createSlideRow(viewport: HTMLElement, onResize: () => void): SlideRow {
  const slides = () => [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const width = () => slides()[0]?.getBoundingClientRect().width ?? 1;
  /** How many slides are beyond those in view. */
  const beyond = () => slides().length - Math.round(viewport.clientWidth / width());
  /** Where a turn is leading: asked again on the way there, it goes on from that place. */
  let aim: number | undefined;
  /** How the turn moves: under reduced motion not even the rest of it is seen. */
  let motion: ScrollBehavior = 'smooth';
  /** How often it was taken up again. */
  let resumed = 0;
  const seen = () => Math.round(viewport.scrollLeft / width());
  const place = () => aim ?? seen();

  /** Lays the slides so that the one in view has `before` others before it, without moving it. */
  function lay(before: number) {
    const step = before - place();
    if (step === 0) return;
    const count = slides().length;
    for (const [i, slide] of slides().entries()) {
      const from = Number(slide.style.order || i);
      const to = (from + step + count) % count;
      slide.style.order = String(to);
      if (to - from !== step) appear(slide);
    }
    aim = undefined;
    viewport.scrollLeft = before * width();
  }

  function rest() {
    aim = undefined;
    const last = beyond();
    if (last <= 0) for (const slide of slides()) slide.style.order = '';
    else if (place() <= 0 || place() >= last) lay(Math.floor(last / 2));
  }

  function turn(step: 1 | -1, behavior: ScrollBehavior) {
    const last = beyond();
    if (place() + step < 0 || place() + step > last) lay(step > 0 ? 0 : last);
    resumed = 0;
    motion = behavior;
    goTo(place() + step);
  }

  function goTo(to: number) {
    aim = to;
    viewport.scrollTo({ left: to * width(), behavior: motion });
  }

  /** Laying slides makes browsers snap anew, which ends a turn that has just begun. */
  function end() {
    if (aim === undefined || aim === seen() || resumed === MOST_RESUMED) return rest();
    resumed += 1;
    goTo(aim);
  }

  const forget = () => {
    aim = undefined;
  };
  const listening = new AbortController();
  const events = { signal: listening.signal, passive: true };
  viewport.addEventListener('scrollend', end, events);
  viewport.addEventListener('touchstart', forget, events);
  viewport.addEventListener('wheel', forget, events);
  viewport.addEventListener('keydown', forget, events);
  const sizes = new ResizeObserver(() => {
    rest();
    onResize();
  });
  sizes.observe(viewport);

  return {
    turns: () => beyond() > 0,
    turn,
    release() {
      listening.abort();
      sizes.disconnect();
    },
  };
}
