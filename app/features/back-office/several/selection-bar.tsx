import type { ReactNode } from 'react';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { moderationText } from '#shared/texts.ts';

interface SelectionBarProps {
  selected: number;
  /** How many stand in the list so far. */
  shown: number;
  onAll: (all: boolean) => void;
  /** What can be done with those that are chosen. */
  children: ReactNode;
}

/** Chooses all that are shown, and holds what is done with those that are chosen; it stays in sight while the list is scrolled. */
export function SelectionBar({ selected, shown, onAll, children }: SelectionBarProps) {
  const hydrated = useHydrated();
  return (
    <section
      aria-label={moderationText.severalAtOnce}
      className="sticky top-0 z-10 -mx-1 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sand px-1 py-2"
    >
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={selected > 0 && selected >= shown}
          disabled={!hydrated}
          onChange={({ target }) => onAll(target.checked)}
          className="size-5 accent-brick"
        />
        <span>{selected === 0 ? moderationText.chooseAllShown(shown) : moderationText.chosen(selected)}</span>
      </label>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
