import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface ComboboxOptions {
  /** How many options the list has now. */
  count: number;
  onChoose: (index: number) => void;
  /** Escape on a closed list; without it the key is somebody else's. */
  onClear?: () => void;
  /** Enter takes the first option where no key has led to another. */
  takesFirst?: boolean;
}

/**
 * Opening, closing and arrow keys of a text field with a list of options below it (ARIA combobox pattern): the focus stays in
 * the field, `active` is the option that Enter takes.
 */
export function useCombobox({ count, onChoose, onClear, takesFirst = false }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  /** Only keys lead to an option that is out of sight. */
  const isByKey = useRef(false);
  const active = isOpen && marked !== undefined && marked < count ? marked : undefined;

  function close() {
    setOpen(false);
    setMarked(undefined);
  }

  function open() {
    setOpen(true);
    setMarked(undefined);
  }

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && frame.current?.contains(target)) return;
      setOpen(false);
      setMarked(undefined);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);

  useEffect(() => {
    if (active === undefined || !isByKey.current) return;
    isByKey.current = false;
    frame.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  /** The option that an arrow, Home or End leads to from the active one. */
  function target(key: string): number | undefined {
    if (count === 0) return undefined;
    if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
    if (key === 'ArrowUp') return active === undefined ? count - 1 : (active - 1 + count) % count;
    if (active === undefined) return undefined;
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (isOpen && (count > 0 || onClear)) close();
      else if (onClear) onClear();
      else return;
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter') {
      const taken = active ?? (takesFirst && isOpen && count > 0 ? 0 : undefined);
      if (taken !== undefined) {
        event.preventDefault();
        onChoose(taken);
      }
      close();
      return;
    }
    const next = target(event.key);
    if (next === undefined) return;
    event.preventDefault();
    isByKey.current = true;
    setOpen(true);
    setMarked(next);
  }

  return { frame, isOpen, active, open, close, setActive: setMarked, onKeyDown };
}
