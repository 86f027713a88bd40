import { data } from 'react-router';
import { orRefusal } from '#app/components/page-refusal.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';

/**
 * A page that whoever has its address reads: nobody keeps it, no search has it, and no other site is told of it.
 * @param referrer what other sites learn of where somebody comes from; 'strict-origin' where browsers have to name the site for its forms.
 */
export function privatePage(referrer: 'no-referrer' | 'strict-origin') {
  const headers = { 'referrer-policy': referrer, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  return {
    headers: () => headers,
    meta: (title: string) => [{ title: titleOf(title) }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: referrer }],
    /** What a loader answers: what was read, or what is said in its place where it is refused with one of these statuses. */
    async read<Found>(wanted: Promise<Found>, ...told: number[]) {
      const read = await orRefusal(wanted, ...told);
      return 'refusal' in read
        ? data({ said: read.refusal.message, found: undefined }, { status: 404, headers })
        : data({ said: undefined, found: read.found }, { headers });
    },
  };
}
