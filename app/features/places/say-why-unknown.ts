import { pageMessages as messages } from '#shared/texts.ts';

/** What to say when it was not found out where the device is: over plain http no browser tells it, but to the machine itself. */
export function sayWhyUnknown(): string {
  return window.isSecureContext ? messages.locationUnknown : messages.locationNeedsHttps;
}
