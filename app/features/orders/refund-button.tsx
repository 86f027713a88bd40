import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { refundInput } from '#shared/schemas/back-office-lists.ts';
import { pageMessages as messages, ordersText } from '#shared/texts.ts';

interface RefundProps {
  orderId: string;
  /** Whether this order has bought the plan that its account has. */
  hasPlan: boolean;
}

/** Notes a refund that was made on the provider's dashboard, and asks whether the plan goes with it. */
export function RefundButton({ orderId, hasPlan }: RefundProps) {
  const label = withParts(ordersText.noteRefundOf, { unseen: (words) => <span className="sr-only">{words}</span> }, orderId);
  return (
    <DialogButton quiet label={label} title={ordersText.noteRefund} description={ordersText.sendMoneyFirst}>
      {(close) => <RefundForm orderId={orderId} hasPlan={hasPlan} onClose={close} />}
    </DialogButton>
  );
}

function RefundForm({ orderId, hasPlan, onClose }: RefundProps & { onClose: () => void }) {
  const [endsPlan, setEndsPlan] = useState(hasPlan);
  const form = useAdminForm({
    schema: refundInput,
    extra: { endsPlan },
    call: (body) => callApi('PUT /admin/order/refund/:id', { params: { id: orderId }, body }),
    failed: messages.somethingWentWrong,
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="reference" label={ordersText.refundReference} autoComplete="off" />
      {hasPlan && (
        <label className="flex min-h-11 items-center gap-3 leading-snug">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-brick"
            checked={endsPlan}
            onChange={({ target }) => setEndsPlan(target.checked)}
          />
          <span>{ordersText.endPlan}</span>
        </label>
      )}
      <FormEnd form={form} save={ordersText.note} onCancel={onClose} />
    </form>
  );
}
