import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { type InboxMessage, inboxAnswerSent } from '#shared/schemas/inbox.ts';
import { teamInboxText } from '#shared/texts.ts';

interface AnswerFormProps {
  message: InboxMessage;
  /** Called before the answer is stored. */
  onSend: () => void;
  onClose: () => void;
}

/** Asks the team what is mailed to whoever wrote. */
export function AnswerForm({ message: { kind, _id: id, version }, onSend, onClose }: AnswerFormProps) {
  const form = useAdminForm({
    schema: inboxAnswerSent,
    emptyAtFields: true,
    extra: { version },
    call: (body, sendKey) => {
      onSend();
      return callApi('POST /admin/inbox/answer/:kind/:id', { params: { kind, id }, body, sendKey });
    },
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="text" label={teamInboxText.yourAnswer} rows={8} maxLength={limits.longText} />
      <FormEnd form={form} save={teamInboxText.sendAnswer} onCancel={onClose} />
    </form>
  );
}
