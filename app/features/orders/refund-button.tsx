import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { refundInput } from '#shared/schemas/back-office-lists.ts';
import { backOfficeMessages, pageMessages as messages } from '#shared/texts.ts';

/** Notes a refund that was made on the provider's dashboard. */
export function RefundButton({ orderId }: { orderId: string }) {
  const label = (
    <>
      Note refund<span className="sr-only"> of {orderId}</span>
    </>
  );
  return (
    <DialogButton
      quiet
      label={label}
      title="Note refund"
      description="Send the money back on the payment provider’s dashboard first; here it is noted that it went."
    >
      {(close) => <RefundForm orderId={orderId} onClose={close} />}
    </DialogButton>
  );
}

function RefundForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const form = useAdminForm({
    schema: refundInput,
    missing: backOfficeMessages.refundReferenceRequired,
    call: (body) => callApi('PUT /admin/order/refund/:id', { params: { id: orderId }, body }),
    failed: messages.somethingWentWrong,
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="reference" label="The provider’s reference of the refund" autoComplete="off" />
      <FormEnd form={form} save="Note" onCancel={onClose} />
    </form>
  );
}
