import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { LinkBox } from '#app/features/mail-links/link-box.tsx';
import { LinkPress } from '#app/features/mail-links/link-press.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findAddressToTakeBack } from '#server/features/email-addresses/earlier-contacts/take-back.ts';
import { accountsText, contactText, formMessages as messages } from '#shared/texts.ts';
import type { Route } from './+types/take-back.ts';

export const meta = () => [{ title: titleOf(accountsText.takeAccountBack) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const contact = new URL(request.url).searchParams.get('contact') ?? '';
  return { contact, email: await ask(({ context }) => findAddressToTakeBack(context, contact)) };
}

/** Where the link of a mail leads that tells of a changed e-mail or phone: a button takes the account back, because mail programs open links by themselves. */
export default function TakeBack({ loaderData: { contact, email } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const takeBack = useMutation({
    mutationFn: () => callApi('POST /account/take-back', { body: { contact } }),
    onSuccess({ message, kind }) {
      notify.success(message);
      return navigate(`${resetWays[kind === 'user' ? 'user' : 'supplier'].pages}/change-password`);
    },
    onError({ message }) {
      notify.error(message);
      return revalidate();
    },
  });
  return (
    <LinkBox title={accountsText.takeAccountBack}>
      {email ? (
        <>
          <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
            {withParts(accountsText.takeItBackTo, { strong: (words) => <strong className="text-ink">{words}</strong> }, email)}
          </p>
          <LinkPress label={accountsText.yesTakeItBack} busy={takeBack.isPending} onPress={() => takeBack.mutate()} />
        </>
      ) : (
        <>
          <p role="status" className="mt-3 text-ink-soft text-lg">
            {messages.wrongTakeBackLink}
          </p>
          <Link to="/contact" className={`${buttonClass({ size: 'lg' })} mt-6 w-full`}>
            {contactText.writeToUs}
          </Link>
        </>
      )}
    </LinkBox>
  );
}
