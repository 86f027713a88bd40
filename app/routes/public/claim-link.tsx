import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findLinkedBusiness } from '#server/features/claims/claim-by-mail.ts';
import { accountsText, claimsText, formMessages } from '#shared/texts.ts';
import type { Route } from './+types/claim-link.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const token = new URL(request.url).searchParams.get('claim') ?? '';
  return { name: await ask(({ context }) => findLinkedBusiness(context, token)) };
}

export const meta = () => [{ title: titleOf(claimsText.linkTitle) }, { name: 'robots', content: 'noindex' }];

/** Where the link of a claim leads: a button takes the business over, because mail programs open links by themselves. */
export default function ClaimLink({ loaderData: { name } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const claim = params.get('claim') ?? '';
  const onSignedIn = useSignedIn({ home: '/profilesupplier' });
  const take = useMutation({ mutationFn: () => callApi('POST /claim/mail/confirm', { body: { claim } }), onSuccess: onSignedIn });
  return (
    <LinkBox title={claimsText.linkTitle}>
      {take.isError || !name ? (
        <LinkEnd>{take.error?.message ?? formMessages.wrongClaimLink}</LinkEnd>
      ) : (
        <>
          <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
            {withParts(claimsText.linkAsks, { strong: (words) => <strong className="text-ink">{words}</strong> }, name)}
          </p>
          <Button
            size="lg"
            disabled={!hydrated}
            busy={take.isPending || take.isSuccess}
            onClick={() => take.mutate()}
            className="mt-6 w-full"
          >
            {accountsText.yesItIsMine}
          </Button>
          <noscript>
            <p className="mt-3 text-ink-soft">{accountsText.needsScript}</p>
          </noscript>
        </>
      )}
    </LinkBox>
  );
}
