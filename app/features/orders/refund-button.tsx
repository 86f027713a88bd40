import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { refundInput } from '#shared/schemas/back-office-lists.ts';
import { pageMessages as messages, ordersText } from '#shared/texts.ts';

/** Notes a refund that was made on the provider's dashboard. */
export function RefundButton({ orderId }: { orderId: string }) {
  const label = withParts(ordersText.noteRefundOf, { unseen: (words) => <span className="sr-only">{words}</span> }, orderId);
  return (
    <DialogButton quiet label={label} title={ordersText.noteRefund} description={ordersText.sendMoneyFirst}>
      {(close) => <RefundForm orderId={orderId} onClose={close} />}
    </DialogButton>
  );
}

function RefundForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const form = useAdminForm({
    schema: refundInput,
    call: (body) => callApi('PUT /admin/order/refund/:id', { params: { id: orderId }, body }),
    failed: messages.somethingWentWrong,
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="reference" label={ordersText.refundReference} autoComplete="off" />
      <FormEnd form={form} save={ordersText.note} onCancel={onClose} />
    </form>
  );
}
