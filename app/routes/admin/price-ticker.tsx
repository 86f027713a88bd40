import { Plus } from 'lucide-react';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { PriceForm } from '#app/features/prices/price-form.tsx';
import { PriceTable } from '#app/features/prices/price-table.tsx';
import { limits } from '#shared/limits.ts';
import type { Route } from './+types/price-ticker.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await context.get(useCasesContext).listEditablePrices() };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf('Price ticker') }, { name: 'robots', content: 'noindex' }];

export default function PriceTicker({ loaderData: { prices } }: Route.ComponentProps) {
  const old = prices.filter(({ isOld }) => isOld).length;
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
          {(close) => <PriceForm onClose={close} />}
        </DialogButton>
      </AdminHeading>
      {old > 0 && (
        <p className="mb-4 text-ink-soft">
          {`${old} of ${prices.length} prices ${old === 1 ? 'was' : 'were'} not confirmed for more than ${limits.oldPriceDays} days. Edit and save a price to confirm it.`}
        </p>
      )}
      <PriceTable prices={prices} />
    </>
  );
}
