import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { categoryName } from '#shared/listed-words.ts';
import { type EditableService, serviceInput } from '#shared/schemas/catalogue.ts';
import { catalogueMessages, commonText, namesText, serviceCatalogueText } from '#shared/texts.ts';

interface ServiceFormProps {
  /** The service that is edited; without it one is added. */
  service?: EditableService;
  onClose: () => void;
  /** Called with the service that was added, after `onClose`. */
  onAdded?: (service: EditableService) => void;
}

/** Name and category of a service (docs/product/pages.md). */
export function ServiceForm({ service, onClose, onAdded }: ServiceFormProps) {
  const form = useAdminForm({
    schema: serviceInput,
    ...(service ? { extra: { version: service.version } } : {}),
    call: (body, sendKey) =>
      service ? callApi('PUT /service/update/:id', { params: { id: service._id }, body }) : callApi('POST /service/add', { body, sendKey }),
    failed: catalogueMessages.somethingWentWrong,
    onSaved(saved) {
      onClose();
      onAdded?.(saved.service);
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="name"
        label={serviceCatalogueText.serviceName}
        defaultValue={service?.name ?? ''}
        maxLength={limits.service}
      />
      <CheckedEntry
        form={form}
        name="nameEnglish"
        label={serviceCatalogueText.nameInEnglish}
        hint={serviceCatalogueText.shownInEnglish}
        defaultValue={service?.nameEnglish ?? ''}
        maxLength={limits.service}
        optional
      />
      <CheckedEntry
        form={form}
        name="nameHindi"
        label={namesText.nameInHindi}
        hint={namesText.shownInHindi}
        defaultValue={service?.nameHindi ?? ''}
        maxLength={limits.service}
        optional
      />
      <Field label={serviceCatalogueText.category} error={form.errorOf('category')}>
        {(attributes) => (
          <select
            {...attributes}
            name="category"
            required
            defaultValue={service?.category ?? ''}
            aria-invalid={form.isWrong('category') || undefined}
            className={inputClass}
          >
            <option value="">{serviceCatalogueText.selectCategory}</option>
            <option value="contractor">{categoryName('contractor')}</option>
            <option value="supplier">{categoryName('supplier')}</option>
          </select>
        )}
      </Field>
      {service && <p className="text-ink-soft text-sm">{serviceCatalogueText.businessesTakeOn}</p>}
      <FormEnd form={form} save={service ? commonText.save : commonText.add} onCancel={onClose} />
    </form>
  );
}
