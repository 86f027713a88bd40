import { data, useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { doneIn, formAction, keepForm, useRefusedForm } from '#app/components/form-action.ts';
import { orRefusal } from '#app/components/page-refusal.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { LogInFirst } from '#app/features/mail-links/log-in-first.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { confirmEmail, findEmailToConfirm } from '#server/features/email-addresses/confirm-email.ts';
import { accountsText, formMessages as messages } from '#shared/texts.ts';
import type { Route } from './+types/confirm-email.ts';

export const meta = () => [{ title: titleOf(accountsText.confirmYourEmail) }, { name: 'robots', content: 'noindex' }];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('change') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { asked: await ask(({ context, viewer }) => findEmailToConfirm(context, viewer, tokenOf(request))) };
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const ask = context.get(askContext);
  const confirmed = await orRefusal(
    ask(({ context, viewer }) => confirmEmail(context, viewer, tokenOf(request))),
    400,
    403,
    409,
  );
  if (!('refusal' in confirmed)) return { isConfirmed: true, refusal: undefined };
  const { status, message } = confirmed.refusal;
  return data({ isConfirmed: false, refusal: message }, { status });
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where the link of a confirmation mail leads: a button confirms, because mail programs open links by themselves. */
export default function ConfirmEmail({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const refused = useRefusedForm()?.refused;
  const done = doneIn(actionData);
  const { isConfirmed = false, refusal = refused ?? messages.wrongEmailLink } = done ?? {};
  return (
    <LinkBox title={accountsText.confirmYourEmail}>
      {done || !asked ? (
        <LinkEnd>{isConfirmed ? messages.newEmailConfirmed : refusal}</LinkEnd>
      ) : (
        <>
          <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
            {withParts(
              accountsText.takeThisEmail,
              { strong: (words) => <strong className="text-ink">{words}</strong> },
              asked.name,
              asked.email,
            )}
          </p>
          {asked.isOpen ? (
            <AccountForm className="mt-6 grid gap-4">
              <Button type="submit" size="lg" busy={busy} className="w-full">
                {accountsText.confirmThisEmail}
              </Button>
            </AccountForm>
          ) : (
            <LogInFirst kind={asked.kind} canReset={false} />
          )}
        </>
      )}
    </LinkBox>
  );
}
