import { useNavigate, useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { askContext } from '#app/context.ts';
import { NewPasswordForm } from '#app/features/accounts/new-password-form.tsx';
import { DoorPage } from '#app/features/back-office/door-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findLinkedAdmin } from '#server/features/accounts/admins/set-password-by-link.ts';
import { accountsText, backOfficeMessages, backOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/set-password.ts';

/** Read by the root: the public site's navigation is not for here. */
export const handle = { bare: true };

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(accountsText.setNewPassword)) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const link = new URL(request.url).searchParams.get('link') ?? '';
  return { link, email: await ask(({ context }) => findLinkedAdmin(context, link)) };
}

const loadSchema = () => import('#shared/schemas/password-reset.ts').then(({ resetPasswordForm }) => resetPasswordForm);

/** Where the link leads that the server prints for an admin: looking at it uses nothing up, the new password does. */
export default function SetPassword({ loaderData: { link, email } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: ({ password }) => callApi('POST /admin/password', { body: { link, password } }),
    onSent({ message }) {
      notify.success(message);
      return navigate('/admin/login');
    },
    // The link may have been used meanwhile, or its time be over.
    onFailure: () => revalidate(),
  });
  if (!email) {
    return (
      <DoorPage title={accountsText.setNewPassword} lead={backOfficeMessages.wrongAdminLink}>
        <Link to="/admin/login" className={`${buttonClass({ size: 'lg' })} w-full`}>
          {accountsText.logIn}
        </Link>
      </DoorPage>
    );
  }
  return (
    <DoorPage title={accountsText.setNewPassword} lead={accountsText.linkGoodOnce(email)}>
      <NewPasswordForm form={form} loginName={email} />
    </DoorPage>
  );
}
