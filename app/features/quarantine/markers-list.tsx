import { Link } from '#app/components/link.tsx';
import type { Markers } from '#shared/schemas/bad-leads.ts';
import { quarantineText } from '#shared/texts.ts';

/** Owners who mark the same senders, for the team to look at; nothing where there are none. */
export function MarkersList({ markers }: { markers: Markers[] }) {
  if (markers.length === 0) return null;
  return (
    <section aria-labelledby="markers" className="mb-6 rounded-xl border border-amber bg-amber/15 p-5">
      <h2 id="markers" className="font-bold text-lg">
        {quarantineText.markTogether}
      </h2>
      <p className="mt-1 max-w-prose">{quarantineText.markTogetherHint}</p>
      <ul className="mt-3 grid gap-4">
        {markers.map(({ businesses, senders }) => (
          <li key={businesses.map(({ _id }) => _id).join()}>
            <p className="font-semibold">{quarantineText.sendersMarked(senders)}</p>
            <ul className="flex flex-wrap gap-x-5">
              {businesses.map(({ _id, name }) => (
                <li key={_id}>
                  <Link
                    to={`/viewdetails/${_id}`}
                    className="inline-flex min-h-11 items-center text-brick underline underline-offset-4 wrap-anywhere hover:text-brick-dark"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
