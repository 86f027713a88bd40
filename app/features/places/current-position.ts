/** A search is as good with where one was five minutes ago. */
const ROUGHLY: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };
const EXACTLY: PositionOptions = { timeout: 10_000, maximumAge: 0, enableHighAccuracy: true };

/**
 * Where the device is, once its user allows it. It throws where that is refused, not known, or takes more than ten seconds.
 * @param isExact asks the device anew, as exactly as it can.
 */
export function currentPosition(isExact = false): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) reject(new Error('This browser knows no position'));
    else navigator.geolocation.getCurrentPosition(resolve, reject, isExact ? EXACTLY : ROUGHLY);
  });
}
