export type MessageKind = 'success' | 'error';

/** A way on from a message, below its text. */
export interface MessageLink {
  /** A path of the site, without the language. */
  to: string;
  label: string;
  /** Goes there within the page, where more than the address is to come along. */
  follow?: () => void;
}

/** Follows a message's link within the page, unless it is to open elsewhere. */
export function followWithin(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>, { follow }: MessageLink) {
  if (!follow || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  follow();
}
