import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { GRIEVANCE_ACTIONS } from '#shared/grievance-kinds.ts';
import { limits } from '#shared/limits.ts';
import { type Grievance, grievanceDecision } from '#shared/schemas/grievances.ts';
import { grievancesText } from '#shared/texts.ts';

interface DecideDialogProps {
  grievance: Grievance;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called before the decision is stored. */
  onDecide: () => void;
}

/** Asks what was done about a complaint, and why. */
export function DecideDialog({ grievance, open, onOpenChange, onDecide }: DecideDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={grievancesText.decideComplaint(grievance.number)}
      description={grievancesText.doFirst}
    >
      <DecideForm grievance={grievance} onDecide={onDecide} onDecided={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface DecideFormProps extends Pick<DecideDialogProps, 'grievance' | 'onDecide'> {
  onDecided: () => void;
}

function DecideForm({ grievance: { _id, version, action, outcome }, onDecide, onDecided }: DecideFormProps) {
  const form = useAdminForm({
    schema: grievanceDecision,
    extra: { version },
    call: (body) => {
      onDecide();
      return callApi('PUT /grievance/admin/decide/:id', { params: { id: _id }, body });
    },
    onSaved: onDecided,
  });
  return (
    <form {...form.formEvents} className="grid gap-4">
      {form.conflict && <EditConflict onReload={form.reload} />}
      <Field label={grievancesText.whatWasDone} error={form.errorOf('action')}>
        {(attributes) => (
          <select {...attributes} name="action" defaultValue={action ?? 'answered'} className={inputClass}>
            {GRIEVANCE_ACTIONS.map((choice) => (
              <option key={choice} value={choice}>
                {grievancesText.actionName(choice)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckedEntry
        form={form}
        name="outcome"
        label={grievancesText.why}
        hint={grievancesText.whyHint}
        rows={5}
        maxLength={limits.reportText}
        defaultValue={outcome}
      />
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending}>
        {grievancesText.decide}
      </Button>
    </form>
  );
}
