import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { AgeRow } from '#app/features/accounts/age-row.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { endsLink } from '#app/features/mail-links/ends-link.ts';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findLinkedBusiness } from '#server/features/claims/claim-by-mail.ts';
import { accountsText, claimsText, commonText, formMessages } from '#shared/texts.ts';
import type { Route } from './+types/claim-link.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const token = new URL(request.url).searchParams.get('claim') ?? '';
  return { name: await ask(({ context }) => findLinkedBusiness(context, token)) };
}

export const meta = () => [{ title: titleOf(claimsText.linkTitle) }, { name: 'robots', content: 'noindex' }];

const loadSchema = () => import('#shared/schemas/claims.ts').then(({ claimLink }) => claimLink);

/** Where the link of a claim leads: a button takes the business over, because mail programs open links by themselves. */
export default function ClaimLink({ loaderData: { name } }: Route.ComponentProps) {
  const [dead, setDead] = useState<string>();
  const [params] = useSearchParams();
  const form = useCheckedForm({
    loadSchema,
    extra: { claim: params.get('claim') ?? '' },
    send: (body) => callApi('POST /claim/mail/confirm', { body }),
    onSent: useSignedIn({ home: '/profilesupplier' }),
    // What ends it stands in the place of the form.
    describeFailure: (failure) => (endsLink(failure) ? undefined : failure.message),
    onFailure: (failure) => endsLink(failure) && setDead(failure.message),
  });
  return (
    <LinkBox title={claimsText.linkTitle}>
      {dead || !name ? (
        <LinkEnd>{dead ?? formMessages.wrongClaimLink}</LinkEnd>
      ) : (
        <form method="post" {...form.formEvents}>
          <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
            {withParts(claimsText.linkAsks, { strong: (words) => <strong className="text-ink">{words}</strong> }, name)}
          </p>
          <div className="mt-4 grid gap-4">
            <AgeRow form={form} />
            <SubmitRow form={form} label={accountsText.yesItIsMine} busyLabel={commonText.sending} />
          </div>
        </form>
      )}
    </LinkBox>
  );
}
