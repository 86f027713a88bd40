import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import type { SentCheck } from '#shared/check-kinds.ts';
import { checkNames } from '#shared/check-names.ts';
import { limits } from '#shared/limits.ts';
import { checksText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/checks.ts').then(({ checkInput }) => checkInput);

const entries: Record<SentCheck, { label: () => string; hint: () => string }> = {
  gstin: { label: () => checksText.enterGstin, hint: () => checksText.enterGstinHint },
  udyam: { label: () => checksText.enterUdyam, hint: () => checksText.enterUdyamHint },
  licence: { label: () => checksText.enterLicence, hint: () => checksText.enterLicenceHint },
  rera: { label: () => checksText.enterRera, hint: () => checksText.enterReraHint },
  insurance: { label: () => checksText.enterInsurance, hint: () => checksText.enterInsuranceHint },
};

/** Sends a number for check; folded, so that the page shows first what stands. */
export function SendForm({ kind, isFirst }: { kind: SentCheck; isFirst: boolean }) {
  const { revalidate } = useRevalidator();
  const fold = useRef<HTMLDetailsElement>(null);
  const { label, hint } = entries[kind];
  const form = useCheckedForm({
    loadSchema,
    extra: { kind },
    emptyAtFields: true,
    send: (body) => callApi('POST /contractor/checks', { body }),
    async onSent({ message }, _entries, empty) {
      notify.success(message);
      await revalidate();
      if (empty() && fold.current) fold.current.open = false;
    },
  });
  return (
    <details ref={fold} className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brick underline underline-offset-4">
        <span>{isFirst ? checksText.send : checksText.sendAnew}</span>
        <span className="sr-only">{`: ${checkNames[kind]()}`}</span>
      </summary>
      <form method="post" {...form.formEvents} className="mt-2 grid gap-4">
        <CheckedEntry
          form={form}
          name="number"
          label={label()}
          hint={hint()}
          maxLength={4 * limits.checks.number}
          autoCapitalize="characters"
          autoComplete="off"
        />
        <SubmitRow form={form} label={checksText.sendFor(checkNames[kind]())} busyLabel={checksText.sending} />
      </form>
    </details>
  );
}
