import { useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { FailureState } from '#app/components/list-states.tsx';
import { showDate } from '#app/components/show-moment.ts';
import { Skeleton } from '#app/components/skeleton.tsx';
import { PriceLine } from '#app/features/prices/price-line.tsx';
import { showRupees } from '#shared/rupees.ts';
import type { EditablePrice, PastPrice } from '#shared/schemas/catalogue.ts';
import { currentLocale } from '#shared/site-language.ts';
import { pricesText } from '#shared/texts.ts';

/** All that is known of how a price came about: a chart, and the same as a table, newest first. */
export function PriceHistory({ ticker }: { ticker: EditablePrice }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['price-history', ticker._id, ticker.version],
    queryFn: async () => (await callApi('GET /price-ticker/history/:id', { params: { id: ticker._id } })).history,
    staleTime: 0,
    retry: false,
  });
  if (error) return <FailureState message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton className="h-60 w-full" />;
  return (
    <>
      <PriceLine material={ticker.material} history={data} until={ticker.updatedAt} className="h-28 w-full rounded-lg bg-sand" />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{data[0] && showDate(data[0].recordedAt)}</span>
        <span>{pricesText.confirmedOn(showDate(ticker.updatedAt))}</span>
      </p>
      <table className="mt-4 w-full text-left">
        <caption className="sr-only">{pricesText.pricesOf(ticker.material)}</caption>
        <thead>
          <tr className="text-ink-soft text-sm">
            <th scope="col" className="py-2 font-semibold">
              {pricesText.since}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {pricesText.price}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {pricesText.change}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {data.map((past, at) => <PastRow key={past.recordedAt} past={past} before={data[at - 1]} />).reverse()}
        </tbody>
      </table>
    </>
  );
}

function PastRow({ past, before }: { past: PastPrice; before: PastPrice | undefined }) {
  return (
    <tr className="border-sand-dark border-t">
      <td className="py-2">{showDate(past.recordedAt)}</td>
      <td className="py-2 text-right font-semibold">{showRupees(past.price)}</td>
      <td className="py-2 text-right text-ink-soft">{before ? showChange(before.price, past.price) : '–'}</td>
    </tr>
  );
}

function showChange(before: number, after: number) {
  const sign = after < before ? '−' : '+';
  if (before === 0) return `${sign}${showRupees(Math.abs(after - before))}`;
  return `${sign}${(Math.abs(after / before - 1) * 100).toLocaleString(currentLocale(), { maximumFractionDigits: 1 })} %`;
}
