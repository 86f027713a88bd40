import type { PlaceMatch } from '#server/features/understanding/find-places.ts';
import type { SayingMatch } from '#server/features/understanding/find-sayings.ts';
import type { Token } from '#server/features/understanding/tokens.ts';
import type { Step } from '#server/features/understanding/understanding.ts';
import type { WeighedTrade } from '#server/features/understanding/weigh-trades.ts';

/** What fits less is a guess, and told with the saying that it was taken for. */
export const SURE = 0.85;

/**
 * How each run of words was read, in the order of the words.
 * @param guesses the trades that words nothing is known of may mean.
 */
export function explain(tokens: Token[], places: PlaceMatch[], sayings: SayingMatch[], guesses: WeighedTrade[]): Step[] {
  const wordsAt = (mask: number) =>
    tokens
      .filter((_, at) => mask & (1 << at))
      .map(({ text }) => text)
      .join(' ');
  const steps: { mask: number; step: Step }[] = [
    ...places.map(({ mask, places: [best], cost }) => ({
      mask,
      step: {
        words: wordsAt(mask),
        as: 'place' as const,
        ...(best ? { place: presentPlace(best) } : {}),
        ...(cost > 0 ? { isMisspelt: true } : {}),
      },
    })),
    ...sayings.map((match) => ({ mask: match.mask, step: { words: wordsAt(match.mask), ...describe(match) } })),
  ];
  const covered = maskOf(steps);
  const guess = guesses.length > 0 ? { trades: guesses } : {};
  for (const [at, { text: words, isSize, isParticle }] of tokens.entries()) {
    if (covered & (1 << at)) continue;
    const step: Step = isSize ? { words, as: 'size' } : isParticle ? { words, as: 'filler' } : { words, as: 'rest', ...guess };
    steps.push({ mask: 1 << at, step });
  }
  return steps.sort((a, b) => (a.mask & -a.mask) - (b.mask & -b.mask)).map(({ step }) => step);
}

/** The positions of all of some matches, as bits. */
export function maskOf(matches: { mask: number }[]): number {
  return matches.reduce((mask, match) => mask | match.mask, 0);
}

function describe({ saying, quality }: SayingMatch): Omit<Step, 'words'> {
  if (saying.place) return { as: 'place', place: presentPlace(saying.place) };
  if (saying.trades.length > 0) {
    return { as: 'trade', trades: [...saying.trades], ...(quality < SURE ? { saying: saying.text } : {}) };
  }
  const [kind = 'filler'] = saying.kinds;
  return kind === 'near' || kind === 'size' || kind === 'filler' || kind === 'brand' ? { as: kind } : { as: 'intent', intent: kind };
}

function presentPlace({
  locality,
  city,
  state,
}: {
  locality?: string | undefined;
  city?: string | undefined;
  state: string;
}): Step['place'] {
  return { ...(locality ? { locality } : {}), ...(city ? { city } : {}), state };
}
