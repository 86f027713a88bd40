import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { ProofOfAddress } from '#app/features/grievances/proof-of-address.tsx';
import { GRIEVANCE_ACTIONS, isRequest } from '#shared/grievance-kinds.ts';
import { limits } from '#shared/limits.ts';
import { type Grievance, grievanceDecision } from '#shared/schemas/grievances.ts';
import { dataRequestsText, grievancesText } from '#shared/texts.ts';

interface DecideDialogProps {
  grievance: Grievance;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called before the decision is stored. */
  onDecide: () => void;
}

/** Asks what was done about a complaint, or a request about data, and why. */
export function DecideDialog({ grievance, open, onOpenChange, onDecide }: DecideDialogProps) {
  const isOfData = isRequest(grievance.kind);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isOfData ? dataRequestsText.decideRequest(grievance.number) : grievancesText.decideComplaint(grievance.number)}
      description={isOfData ? dataRequestsText.doFirst : grievancesText.doFirst}
    >
      <DecideForm grievance={grievance} onDecide={onDecide} onDecided={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface DecideFormProps extends Pick<DecideDialogProps, 'grievance' | 'onDecide'> {
  onDecided: () => void;
}

function DecideForm({ grievance, onDecide, onDecided }: DecideFormProps) {
  const { _id, kind, version, action, outcome } = grievance;
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
      <ProofOfAddress grievance={grievance} />
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
        hint={isRequest(kind) ? dataRequestsText.whyHint : grievancesText.whyHint}
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
