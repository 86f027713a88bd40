import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import type { RequirementPage } from '#shared/schemas/requirements.ts';

/** Notes for an account that it has read the answers that its request shows, so that the bar counts them no more. Whoever has the link alone has no bar. */
export function useAnswersRead({ quotes, byLink }: Pick<RequirementPage, 'quotes' | 'byLink'>) {
  const { revalidate } = useRevalidator();
  const unread = byLink ? [] : quotes.filter((quote) => quote.unread > 0 && quote.lastAnswer !== null);
  const key = unread.map(({ lastAnswer }) => lastAnswer).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the answers that are there
  useEffect(() => {
    if (!key) return;
    const read = unread.map(({ enquiryId, lastAnswer }) =>
      callApi('POST /enquiries/:thread/read', { params: { thread: enquiryId }, body: lastAnswer ? { last: lastAnswer } : {} }),
    );
    // What could not be noted is noted the next time.
    Promise.all(read).then(
      () => revalidate(),
      () => {},
    );
  }, [key]);
}
