import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { type EditablePrice, priceTickerInput } from '#shared/schemas/catalogue.ts';
import { catalogueMessages, commonText, pricesText } from '#shared/texts.ts';

interface PriceFormProps {
  /** The price that is edited; without it one is added. */
  ticker?: EditablePrice;
  onClose: () => void;
  /** Called with the price that was added, after `onClose`. */
  onAdded?: (price: { _id: string }) => void;
}

/** Price, unit, city and material of an entry of the price ticker (docs/product/pages.md). */
export function PriceForm({ ticker, onClose, onAdded }: PriceFormProps) {
  const form = useAdminForm({
    schema: priceTickerInput,
    ...(ticker ? { extra: { version: ticker.version } } : {}),
    call: (body, sendKey) =>
      ticker
        ? callApi('PUT /price-ticker/update/:id', { params: { id: ticker._id }, body })
        : callApi('POST /price-ticker/add', { body, sendKey }),
    failed: ticker ? catalogueMessages.editPriceFailed : catalogueMessages.addPriceFailed,
    onSaved({ data }) {
      onClose();
      onAdded?.(data);
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <CheckedEntry
          form={form}
          name="price"
          label={pricesText.priceInRupees}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={ticker?.price ?? ''}
        />
        <CheckedEntry
          form={form}
          name="price_unit"
          label={pricesText.unit}
          defaultValue={ticker?.price_unit ?? ''}
          hint={pricesText.unitSuchAs}
        />
        <CheckedEntry form={form} name="city" label={commonText.city} autoComplete="off" defaultValue={ticker?.city ?? ''} />
        <CheckedEntry form={form} name="material" label={pricesText.material} defaultValue={ticker?.material ?? ''} />
      </div>
      {ticker && <p className="text-ink-soft text-sm">{pricesText.savingConfirms}</p>}
      <FormEnd form={form} save={ticker ? commonText.save : commonText.add} onCancel={onClose} />
    </form>
  );
}
