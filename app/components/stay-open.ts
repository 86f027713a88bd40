/**
 * Keeps a dialog open while a message above it is pressed; a handler for Radix' Dialog.Content, which takes every press outside
 * of it for the wish to leave.
 */
export function stayOpenForMessages(event: Event) {
  if (event.target instanceof Element && event.target.closest('.Toastify')) event.preventDefault();
}
