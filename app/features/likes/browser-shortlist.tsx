import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { FailureState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { BusinessListSkeleton } from '#app/features/businesses/business-list-skeleton.tsx';
import { NothingLiked } from '#app/features/likes/nothing-liked.tsx';
import { shortlist } from '#app/features/likes/shortlist.ts';
import { ShortlistCards } from '#app/features/likes/shortlist-cards.tsx';
import { likesText } from '#shared/texts.ts';

/** The shortlist of somebody without an account, which their browser alone knows. */
export function BrowserShortlist() {
  return (
    <>
      <p className="hidden noscript:block">{likesText.needsScript}</p>
      {useHydrated() ? <KeptCards /> : <BusinessListSkeleton className="noscript:hidden" />}
    </>
  );
}

function KeptCards() {
  // As it was when the page was opened: a heart that is taken back by mistake can be given again.
  const [ids] = useState(shortlist.read);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['shortlist', ids],
    queryFn: async ({ signal }) => (await callApi('GET /contractor/get/some', { query: { ids: ids.join() }, signal })).contractors,
    enabled: ids.length > 0,
    retry: false,
  });
  const gone = data ? ids.filter((id) => !data.some(({ _id }) => _id === id)) : [];
  const goneIds = gone.join();
  useEffect(() => {
    if (goneIds) shortlist.drop(goneIds.split(','));
  }, [goneIds]);

  if (ids.length === 0) return <NothingLiked />;
  if (data) {
    return (
      <>
        <GoneNotice count={gone.length} />
        {data.length > 0 ? <ShortlistCards businesses={data} /> : <NothingLiked />}
      </>
    );
  }
  if (error && !isFetching) return <FailureState message={error.message} onRetry={() => void refetch()} />;
  return <BusinessListSkeleton />;
}

/** Says kindly why there are fewer than there were. */
export function GoneNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status" className="mb-4 rounded-lg bg-sand-dark px-4 py-3">
      {likesText.gone(count)}
    </p>
  );
}
