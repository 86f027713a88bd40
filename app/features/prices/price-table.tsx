import { callApi } from '#app/api/client.ts';
import { showDate } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import type { ListPage } from '#app/features/back-office/list-page.ts';
import { DeleteSeveral } from '#app/features/back-office/several/delete-several.tsx';
import { AddedMark, TableRow } from '#app/features/back-office/table-row.tsx';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useRowRemoval } from '#app/features/back-office/use-row-removal.ts';
import { PriceForm } from '#app/features/prices/price-form.tsx';
import { PriceHistory } from '#app/features/prices/price-history.tsx';
import { PriceLine } from '#app/features/prices/price-line.tsx';
import { placeName } from '#shared/place-name.ts';
import { showRupees } from '#shared/rupees.ts';
import type { EditablePrice } from '#shared/schemas/catalogue.ts';
import { catalogueMessages, commonText, homeText, pageMessages as messages, pricesText } from '#shared/texts.ts';

const removePrice = (id: string) => callApi('DELETE /price-ticker/delete/:id', { params: { id } });

const named = (ticker: EditablePrice) => ({ id: ticker._id, name: `${ticker.material}, ${placeName(ticker).city}` });

/** The prices of the ticker with their age and course, each with Edit and Delete (docs/product/pages.md). */
export function PriceTable({ page }: { page: ListPage<EditablePrice> }) {
  const { rows: prices, offset, added } = page;
  const { place, undoBar, isBusy, remove } = useRowRemoval({
    kind: 'price_ticker',
    rows: prices,
    call: removePrice,
    failed: catalogueMessages.deletePriceFailed,
  });
  return (
    <>
      <DeleteSeveral things={prices.map(named)} remove={removePrice}>
        {(numbered) => (
          <AdminTable
            place={place}
            label={pricesText.priceTickers}
            columns={[pricesText.place, pricesText.price, pricesText.unit, commonText.city, pricesText.material, commonText.action]}
            empty={page.q ? messages.noResults : catalogueMessages.noPrices}
          >
            {prices.map((ticker, index) => (
              <TableRow key={ticker._id} isAdded={ticker._id === added}>
                <td>{numbered(named(ticker), offset + index + 1)}</td>
                <td>
                  <Price ticker={ticker} />
                </td>
                <td>{ticker.price_unit}</td>
                <td>{placeName(ticker).city}</td>
                <td className="font-semibold">
                  <span>
                    <span>{ticker.material}</span>
                    {ticker._id === added && <AddedMark />}
                  </span>
                </td>
                <td>
                  <div className="-ml-4 flex flex-wrap lg:flex-nowrap lg:whitespace-nowrap">
                    <PriceActions ticker={ticker} isDeleting={isBusy(ticker._id)} onDelete={() => remove(ticker._id)} />
                  </div>
                </td>
              </TableRow>
            ))}
          </AdminTable>
        )}
      </DeleteSeveral>
      {undoBar && <UndoBar {...undoBar} />}
    </>
  );
}

/** A price, its course, and as of when it is. */
function Price({ ticker: { price, material, history, updatedAt, isOld } }: { ticker: EditablePrice }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-30">
        <p className="flex items-center gap-2.5 font-bold tabular-nums">
          <span>{showRupees(price)}</span>
          {isOld && <span className="rounded-full bg-amber/12 px-2.5 font-semibold text-amber text-sm">{pricesText.old}</span>}
        </p>
        <p className="whitespace-nowrap text-ink-soft text-sm">
          {withParts(homeText.asOf, { date: (day) => <time dateTime={updatedAt}>{day}</time> }, showDate(updatedAt))}
        </p>
      </div>
      <PriceLine material={material} history={history} until={updatedAt} className="h-8 w-20" />
    </div>
  );
}

interface PriceActionsProps {
  ticker: EditablePrice;
  isDeleting: boolean;
  onDelete: () => void;
}

function PriceActions({ ticker, isDeleting, onDelete }: PriceActionsProps) {
  const { material } = ticker;
  const { city } = placeName(ticker);
  const { name: label } = named(ticker);
  return (
    <>
      <DialogButton quiet label={withHidden(pricesText.historyOf, label)} title={material} description={`${ticker.price_unit}, ${city}`}>
        {() => <PriceHistory ticker={ticker} />}
      </DialogButton>
      <DialogButton quiet label={withHidden(commonText.editOf, label)} title={pricesText.editPriceTicker}>
        {(close) => <PriceForm key={ticker.version} ticker={ticker} onClose={close} />}
      </DialogButton>
      <DeleteAction
        label={label}
        title={pricesText.deletePriceTicker}
        question={pricesText.reallyDelete(material, city)}
        busy={isDeleting}
        onConfirm={onDelete}
      />
    </>
  );
}
