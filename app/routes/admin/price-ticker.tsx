import { Plus } from 'lucide-react';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { pickListPage } from '#app/features/back-office/list-page.ts';
import { SearchedTable } from '#app/features/back-office/searched-table.tsx';
import { useAdded } from '#app/features/back-office/use-added.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { PriceForm } from '#app/features/prices/price-form.tsx';
import { PriceTable } from '#app/features/prices/price-table.tsx';
import { limits } from '#shared/limits.ts';
import type { Route } from './+types/price-ticker.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const prices = await context.get(useCasesContext).listEditablePrices();
  return {
    prices: pickListPage(prices, request.url, ({ material, city, price_unit }) => `${material} ${city} ${price_unit}`),
    old: prices.filter(({ isOld }) => isOld).length,
  };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf('Price ticker') }, { name: 'robots', content: 'noindex' }];

export default function PriceTicker({ loaderData: { prices, old } }: Route.ComponentProps) {
  const showAdded = useAdded();
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      Add Price Ticker
    </>
  );
  return (
    <>
      <AdminHeading title="Price ticker">
        <DialogButton label={label} title="Add Price Ticker">
          {(close) => <PriceForm onClose={close} onAdded={showAdded} />}
        </DialogButton>
      </AdminHeading>
      {old > 0 && (
        <p className="mb-4 text-ink-soft">
          {`${old} of ${prices.total} prices ${old === 1 ? 'was' : 'were'} not confirmed for more than ${limits.oldPriceDays} days. Edit and save a price to confirm it.`}
        </p>
      )}
      <SearchedTable label="Price tickers" placeholder="Material, city or unit" page={prices}>
        <PriceTable page={prices} />
      </SearchedTable>
    </>
  );
}
