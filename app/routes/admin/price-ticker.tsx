import { Plus } from '#app/components/icons.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { pickListPage } from '#app/features/back-office/list-page.ts';
import { SearchedTable } from '#app/features/back-office/searched-table.tsx';
import { useAdded } from '#app/features/back-office/use-added.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { PriceForm } from '#app/features/prices/price-form.tsx';
import { PriceTable } from '#app/features/prices/price-table.tsx';
import { listEditablePrices } from '#server/features/prices/list-prices.ts';
import { limits } from '#shared/limits.ts';
import { listedWords } from '#shared/listed-words.ts';
import { pricesText } from '#shared/texts.ts';
import type { Route } from './+types/price-ticker.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const prices = await ask(({ context, viewer }) => listEditablePrices(context, viewer));
  return {
    prices: pickListPage(prices, request.url, listedWords.prices),
    old: prices.filter(({ isOld }) => isOld).length,
  };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf(pricesText.priceTicker) }, { name: 'robots', content: 'noindex' }];

export default function PriceTicker({ loaderData: { prices, old } }: Route.ComponentProps) {
  const showAdded = useAdded();
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      <span>{pricesText.addPriceTicker}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={pricesText.priceTicker}>
        <DownloadList list="prices" filter={{ q: prices.q }} />
        <DialogButton label={label} title={pricesText.addPriceTicker}>
          {(close) => <PriceForm onClose={close} onAdded={showAdded} />}
        </DialogButton>
      </AdminHeading>
      {old > 0 && <p className="mb-4 text-ink-soft">{pricesText.oldPrices(old, prices.total, limits.oldPriceDays)}</p>}
      <SearchedTable label={pricesText.priceTickers} placeholder={pricesText.materialCityOrUnit} page={prices}>
        <PriceTable page={prices} />
      </SearchedTable>
    </>
  );
}
