import { useRef } from 'react';

/**
 * Gives focus back to what had it when a dialog opened. Radix does so only for a trigger of its own, which dialogs that are
 * opened from outside do not have.
 * @param firstField the name of the field that has focus once the dialog is open; without it, what stands first has.
 * @returns handlers for Radix' Dialog.Content.
 */
export function useFocusReturn(firstField?: string) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const content = event.currentTarget;
      const first = firstField && content instanceof Element && content.querySelector<HTMLElement>(`[name="${firstField}"]`);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
