import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Where somebody types, or chooses by letters. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]';

/**
 * Reads the keys of a list: j and k lead from row to row and back, others press the button of the row that has the focus which names them
 * (aria-keyshortcuts), a question mark shows the keys. None counts with a modifier, while somebody types, or in a dialog.
 * The row that the address names has the focus from the beginning.
 * @param list its rows are articles; the first link or button of each gets the focus.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, showKeys: () => void) {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash && document.getElementById(hash.slice(1));
    if (named && list.current?.contains(named)) firstOf(named)?.focus({ preventScroll: true });
  }, [hash, list]);

  useEffect(() => {
    function read(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(TYPING) || document.querySelector(DIALOG)) return;
      const row = target.closest<HTMLElement>('article') ?? undefined;
      if (!press(key, row, event.repeat)) return;
      event.preventDefault();
    }
    function press(key: string, row: HTMLElement | undefined, isHeld: boolean): boolean {
      if (key === 'j' || key === 'k') return moveFocus(list.current, row, key === 'j' ? 1 : -1);
      if (isHeld) return false;
      if (key === '?') {
        showKeys();
        return true;
      }
      const button = /^[a-z]$/.test(key) ? row?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) : undefined;
      button?.click();
      return button !== undefined && button !== null;
    }
    document.addEventListener('keydown', read);
    return () => document.removeEventListener('keydown', read);
  }, [list, showKeys]);
}

/** Leads to the next row, or the one before; from nowhere to the first. */
function moveFocus(list: HTMLElement | null, row: HTMLElement | undefined, step: 1 | -1): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>('article') ?? [])];
  const at = row ? rows.indexOf(row) : -1;
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  if (next) firstOf(next)?.focus();
  return next !== undefined;
}

const firstOf = (row: HTMLElement) => row.querySelector<HTMLElement>('a, button');
