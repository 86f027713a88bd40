import type { Random } from '#server/demo/random.ts';
import { UNASSIGNABLE } from '#shared/phone.ts';

/** A ten-digit number that nobody in India can be given, and that is not in `taken` yet; adds it. */
export function demoNumber(random: Random, taken: Set<string>): string {
  for (;;) {
    const number = `${UNASSIGNABLE}${String(random.int(0, 999_999)).padStart(6, '0')}`;
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
}
