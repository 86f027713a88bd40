import { Button } from '#app/components/button.tsx';
import { History } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import { forgetRecent, useRecent } from '#app/features/recent/recent.ts';
import { nameList } from '#app/features/search/name-list.ts';
import { ownName } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import { capitalise } from '#shared/service-name.ts';
import { recentText } from '#shared/texts.ts';

/** The lists and businesses that were looked at last, with a way to forget them. */
export function RecentLinks() {
  const { searches, seen } = useRecent();
  if (searches.length + seen.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="page-width pb-14 sm:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-title" className="font-extrabold text-2xl tracking-tight">
          {recentText.lookedAtLately}
        </h2>
        <Button variant="quiet" size="sm" onClick={forgetRecent} className="px-3!">
          {recentText.clear}
        </Button>
      </div>
      <p className="text-ink-soft">{recentText.keptHere}</p>
      {searches.length > 0 && (
        <ul aria-label={recentText.searches} className="mt-4 flex flex-wrap gap-2">
          {searches.map(({ list, path }) => (
            <li key={path} className="min-w-0">
              <Link
                to={path}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-sand-dark bg-paper px-4 py-2 font-medium leading-tight hover:border-ink"
              >
                <History aria-hidden className="size-4 shrink-0 text-brick" />
                <span className="min-w-0 wrap-anywhere">{nameList(list)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {seen.length > 0 && (
        <ul aria-label={recentText.businesses} className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {seen.map(({ _id, name, nameHindi, service, picture, ...where }) => (
            <li key={_id}>
              <Link
                to={`/viewdetails/${_id}`}
                className="flex h-full min-h-16 items-center gap-3 overflow-hidden rounded-lg border border-sand-dark bg-paper pr-3 hover:border-ink"
              >
                <Picture src={picture} trade={service} alt="" sizes="80px" className="w-20 shrink-0" />
                <span className="min-w-0 py-1.5">
                  <span data-may-cut className="block truncate font-semibold leading-snug">
                    {ownName({ name, nameHindi }).text}
                  </span>
                  <span
                    data-may-cut
                    className="block truncate text-ink-soft text-sm leading-snug"
                  >{`${capitalise(service)}, ${placeName(where).city}`}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
