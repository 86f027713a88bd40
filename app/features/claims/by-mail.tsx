import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { ClaimWay } from '#app/features/claims/claim-way.tsx';
import type { ClaimedBusiness } from '#shared/schemas/claims.ts';
import { claimsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/claims.ts').then(({ claimMail }) => claimMail);

/** A link to an address of the business, which whoever claims it has to know. */
export function ByMail({ business: { _id: id, email, domain } }: { business: ClaimedBusiness }) {
  const [sent, setSent] = useState('');
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi('POST /claim/mail/send/:id', { params: { id }, body }),
    onSent: ({ message }) => setSent(message),
  });
  if (email === null) return <ClaimWay title={claimsText.byMail} about={claimsText.noEmail} />;
  return (
    <ClaimWay title={claimsText.byMail} about={domain === null ? claimsText.linkGoesTo(email) : claimsText.linkGoesToDomain(email, domain)}>
      {sent ? (
        <div role="status">
          <p className="font-semibold">{sent}</p>
          <p className="mt-1 text-ink-soft">{claimsText.linkOnItsWay}</p>
        </div>
      ) : (
        <form method="post" {...form.formEvents} className="grid gap-5">
          <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" />
          <SubmitRow form={form} label={claimsText.sendLink} busyLabel={commonText.sending} />
        </form>
      )}
    </ClaimWay>
  );
}
