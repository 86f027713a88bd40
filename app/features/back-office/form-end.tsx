import { Button } from '#app/components/button.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import type { AdminForm } from '#app/features/back-office/use-admin-form.ts';
import { commonText } from '#shared/texts.ts';

interface FormEndProps {
  form: AdminForm;
  /** What the button says that saves. */
  save: string;
  /** Something that the form needs is not ready. */
  waiting?: boolean;
  onCancel: () => void;
}

/** What a form of the back office says of itself, with Cancel and the button that saves. */
export function FormEnd({ form, save, waiting = false, onCancel }: FormEndProps) {
  return (
    <>
      <FormNotice form={form} />
      {form.conflict && <EditConflict onReload={form.reload} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" busy={form.sending} disabled={waiting}>
          {save}
        </Button>
      </div>
    </>
  );
}
