import { useRef } from 'react';

/**
 * Gives focus back to what had it when a dialog opened. Radix does so only for a trigger of its own, which dialogs that are
 * opened from outside do not have.
 * @returns handlers for Radix' Dialog.Content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
