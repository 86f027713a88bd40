import { healthAge } from '#server/features/health/get-health.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** Has the site's health looked at whenever somebody asks, until the test, or the file of tests, is done. */
export function lookAnew(): void {
  const { milliseconds } = healthAge;
  healthAge.milliseconds = 0;
  whenDone(() => {
    healthAge.milliseconds = milliseconds;
  });
}
