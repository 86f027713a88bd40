import type { Random } from '#server/demo/random.ts';

/** A price as the trade types it, from a template such as '{28-65/1} per sq ft' (lowest-highest/step). */
export function typedPrice(random: Random, templates: readonly string[]): string {
  const price = random.pick(templates).replaceAll(/\{([\d.]+)(?:-([\d.]+))?\/([\d.]+)\}/g, (_, low: string, high: string, step: string) => {
    const steps = Math.floor((Number(high ?? low) - Number(low)) / Number(step) + 1e-6);
    return String(Number((Number(low) + random.int(0, steps) * Number(step)).toFixed(2)));
  });
  const feet = random.weighted([
    { weight: 7, text: ' per sq ft' },
    { weight: 2, text: '/sq ft' },
    { weight: 2, text: ' per sqft' },
  ]).text;
  return price.replace(' per sq ft', feet);
}
