import { OutsideIndia } from '#app/features/places/place-source.ts';
import { pageMessages as messages } from '#shared/texts.ts';

/**
 * What to say when it was not found out where the device is: it is outside India, its user or its settings refuse it, or it is not known.
 * Over plain http no browser tells it, but to the machine itself.
 */
export function sayWhyUnknown(error: unknown): string {
  if (error instanceof OutsideIndia) return messages.locationAbroad;
  if (!window.isSecureContext) return messages.locationNeedsHttps;
  return isRefused(error) ? messages.locationRefused : messages.locationUnknown;
}

function isRefused(error: unknown): boolean {
  return 'GeolocationPositionError' in window && error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
}
