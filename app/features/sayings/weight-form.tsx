import { callApi } from '#app/api/client.ts';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { WeightField } from '#app/features/sayings/weight-field.tsx';
import { type Saying, sayingChange } from '#shared/schemas/sayings.ts';
import { catalogueMessages, commonText } from '#shared/texts.ts';

/** Changes how likely one of the team's sayings means its trade. */
export function WeightForm({ id, saying, onClose }: { id: string; saying: Saying; onClose: () => void }) {
  const form = useAdminForm({
    schema: sayingChange,
    extra: { version: saying.version },
    call: (body) => callApi('PUT /admin/saying/update/:id', { params: { id }, body }),
    failed: catalogueMessages.somethingWentWrong,
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <WeightField weight={saying.weight} error={form.errorOf('weight')} />
      <FormEnd form={form} save={commonText.save} onCancel={onClose} />
    </form>
  );
}
