import { Button } from '#app/components/button.tsx';
import { doneIn, formAction, keepForm, readEntries, refusedIn } from '#app/components/form-action.ts';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { AcceptedRules } from '#app/features/accounts/account-notice.tsx';
import { ParentByPhone } from '#app/features/child-accounts/parent-by-phone.tsx';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { useSending } from '#app/features/requirements/use-sending.ts';
import { agreeForChild, findChild } from '#server/features/child-accounts/agree-for-child.ts';
import { endChildAccount } from '#server/features/personal-data/end-child-account.ts';
import { parentDoing } from '#shared/schemas/child-accounts.ts';
import { childrenText as text } from '#shared/texts.ts';
import type { Route } from './+types/parent.ts';

export const meta = () => [{ title: titleOf(text.parentTitle) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const isLink = new URL(request.url).searchParams.has('child');
  return { isLink, child: isLink ? await ask(({ context }) => findChild(context, tokenOf(request, 'child'))) : undefined };
}

/** Agrees, or deletes the account: whichever button was pressed. */
export const action = formAction(({ request, context }: Route.ActionArgs, form) => {
  const ask = context.get(askContext);
  const token = tokenOf(request, 'child');
  return readEntries(parentDoing, form.get('doing')) === 'agree'
    ? followLink(
        ask(({ context }) => agreeForChild(context, token)),
        text.agreed,
      )
    : followLink(
        ask(({ context }) => endChildAccount(context, token)),
        text.deleted,
      );
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/**
 * Where the link leads that a parent is mailed: two buttons decide, because mail programs and their scanners open links by themselves. Without a link
 * a parent comes by their number, or is mailed the link again.
 */
export default function Parent({ loaderData: { isLink, child }, actionData }: Route.ComponentProps) {
  const sending = useSending();
  const said = doneIn(actionData)?.said ?? refusedIn(actionData)?.refused;
  if (!isLink && !said)
    return (
      <LinkBox title={text.parentTitle}>
        <ParentByPhone />
      </LinkBox>
    );
  if (said || !child)
    return (
      <LinkBox title={text.parentTitle}>
        <LinkEnd>{said ?? text.wrongLink}</LinkEnd>
      </LinkBox>
    );
  const asked = child.isAgreed ? text.theyHaveOne : text.mayTheyRegister;
  return (
    <LinkBox title={text.parentTitle}>
      <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
        {withParts(asked, { strong: (words) => <strong className="text-ink">{words}</strong> }, child.email)}
      </p>
      {!child.isAgreed && (
        <>
          <AcceptedRules notice={text.agreeNotice} className="mt-3 text-ink-soft" />
          <AccountForm doing="agree" className="mt-6 grid">
            <Button type="submit" size="lg" busy={sending === 'agree'} className="w-full">
              {text.iAgree}
            </Button>
          </AccountForm>
        </>
      )}
      <AccountForm doing="end" className="mt-4 grid">
        <Button type="submit" size="lg" variant="secondary" busy={sending === 'end'} className="w-full">
          {text.deleteIt}
        </Button>
      </AccountForm>
      <p className="mt-3 text-ink-soft text-sm">
        {withParts(text.deleteNotice, {
          again: (words) => (
            <Link to="/parent" className="underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </LinkBox>
  );
}
