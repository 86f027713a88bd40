import { useQueryClient } from '@tanstack/react-query';
import { redirect, useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { viewerContext } from '#app/context.ts';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { DoorPage } from '#app/features/back-office/door-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { homeOf } from '#shared/team-areas.ts';
import { accountsText, backOfficeText, commonText } from '#shared/texts.ts';
import type { Route } from './+types/login.ts';

/** Read by the root: the public site's navigation is not for here. */
export const handle = { bare: true };

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind === 'admin') throw redirect(homeOf(viewer.role));
  return null;
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(accountsText.logIn)) }];

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ adminLoginForm }) => adminLoginForm);

export default function AdminLogin() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi('POST /admin/login', { body }),
    onSent({ admin }) {
      // Answers that another viewer got are not the admin's.
      queryClient.clear();
      return navigate(homeOf(admin.role));
    },
  });
  return (
    <DoorPage title={backOfficeText.backOffice} lead={backOfficeText.forTheTeam}>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="username" autoCapitalize="none" />
        <PasswordField form={form} name="password" label={commonText.password} autoComplete="current-password" />
        <SubmitRow form={form} label={commonText.continueOn} busyLabel={commonText.continueOn} />
      </form>
    </DoorPage>
  );
}
