/** Where the device is, once its user allows it. It throws where that is refused, not known, or takes more than ten seconds. */
export function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) reject(new Error('This browser knows no position'));
    else navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 300_000 });
  });
}
