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
import { disownEmail, findEmailToProve, proveEmail } from '#server/features/email-addresses/prove-email.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { accountsText, formMessages as messages } from '#shared/texts.ts';
import type { Route } from './+types/prove-email.ts';

export const meta = () => [{ title: titleOf(accountsText.confirmYourEmail) }, { name: 'robots', content: 'noindex' }];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('proof') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { asked: await ask(({ context, viewer }) => findEmailToProve(context, viewer, tokenOf(request))) };
}

export const action = formAction(async ({ request, context }: Route.ActionArgs, form) => {
  const ask = context.get(askContext);
  const isTheirs = form.get('answer') !== 'no';
  const answered = await orRefusal(
    ask(({ context, viewer }) => {
      const token = tokenOf(request);
      return isTheirs ? proveEmail(context, viewer, token) : disownEmail(context, token);
    }),
    400,
    403,
  );
  if (!('refusal' in answered)) return { outcome: isTheirs ? messages.emailProven : messages.emailDisowned };
  const { status, message } = answered.refusal;
  return data({ outcome: message }, { status });
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where the link of a mail leads that asks whether an account is its reader's: buttons answer, because mail programs open links by themselves. */
export default function ProveEmail({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle';
  const saysNo = formData?.get('answer') === 'no';
  const refused = useRefusedForm()?.refused;
  const done = doneIn(actionData);
  return (
    <LinkBox title={accountsText.confirmYourEmail}>
      {done || !asked ? (
        <LinkEnd>{done?.outcome ?? refused ?? messages.wrongProofLink}</LinkEnd>
      ) : (
        <>
          <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
            {withParts(
              accountsText.isThisYours,
              { strong: (words) => <strong className="text-ink">{words}</strong> },
              asked.name,
              asked.email,
              brand.name,
            )}
          </p>
          {!asked.isOpen && <LogInFirst kind={asked.kind} canReset />}
          <AccountForm className={`${asked.isOpen ? 'mt-6' : 'mt-3'} grid gap-3`}>
            {asked.isOpen && (
              <Button type="submit" size="lg" name="answer" value="yes" disabled={busy} busy={busy && !saysNo}>
                {accountsText.yesItIsMine}
              </Button>
            )}
            <Button type="submit" variant="secondary" size="lg" name="answer" value="no" disabled={busy} busy={busy && saysNo}>
              {accountsText.notMyAccount}
            </Button>
          </AccountForm>
        </>
      )}
    </LinkBox>
  );
}
