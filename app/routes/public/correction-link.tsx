import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { showValue } from '#app/features/corrections/show-value.ts';
import { endsLink } from '#app/features/mail-links/ends-link.ts';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { LinkPress } from '#app/features/mail-links/link-press.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findToConfirm } from '#server/features/corrections/confirm-correction.ts';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import { correctionsText, formMessages } from '#shared/texts.ts';
import type { Route } from './+types/correction-link.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const token = new URL(request.url).searchParams.get('correction') ?? '';
  return { correction: await ask(({ context }) => findToConfirm(context, token)) };
}

export const meta = () => [{ title: titleOf(correctionsText.linkTitle) }, { name: 'robots', content: 'noindex' }];

/** Where the link of a suggestion leads: a button sends it on, because mail programs open links by themselves. */
export default function CorrectionLink({ loaderData: { correction } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const token = params.get('correction') ?? '';
  const confirm = useMutation({
    mutationFn: () => callApi('POST /correction/confirm', { body: { correction: token } }),
    onError: (failure) => endsLink(failure) || notify.error(failure.message),
  });
  const refused = endsLink(confirm.error) ? confirm.error.message : undefined;
  const end = refused ?? confirm.data?.message ?? (correction ? undefined : formMessages.deadCorrectionLink);
  return (
    <LinkBox title={correctionsText.linkTitle}>
      {end || !correction ? (
        <LinkEnd>{end}</LinkEnd>
      ) : (
        <>
          <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
            {withParts(
              correctionsText.linkAsks,
              { strong: (words) => <strong className="text-ink">{words}</strong> },
              correction.business.name,
            )}
          </p>
          <dl className="mt-3">
            <dt className="text-ink-soft text-sm">{correctionFieldNames[correction.field]()}</dt>
            {correction.field !== 'closed' && (
              <dd className="font-semibold wrap-anywhere">{showValue(correction.field, correction.value)}</dd>
            )}
          </dl>
          <LinkPress label={correctionsText.send} busy={confirm.isPending} onPress={() => confirm.mutate()} />
        </>
      )}
    </LinkBox>
  );
}
