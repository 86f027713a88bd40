import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { redirect, useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Link } from '#app/components/link.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { viewerContext } from '#app/context.ts';
import { BrickGround } from '#app/features/accounts/brick-ground.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { LanguageSwitch } from '#app/features/languages/language-switch.tsx';
import { LogoMark } from '#app/features/navigation/logo.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { brand } from '#shared/brand/brand.ts';
import { accountsText, backOfficeText, commonText } from '#shared/texts.ts';
import type { Route } from './+types/login.ts';

/** Read by the root: the public site's navigation is not for here. */
export const handle = { bare: true };

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(viewerContext).kind === 'admin') throw redirect('/admin/business');
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
    onSent() {
      // Answers that another viewer got are not the admin's.
      queryClient.clear();
      return navigate('/admin/business');
    },
  });
  return (
    <main id="content" tabIndex={-1} className="relative grid grow place-items-center overflow-hidden bg-ink p-4 outline-none">
      <BrickGround fromTop />
      <div className="relative w-full max-w-md">
        <div className="mb-5 flex items-center gap-3">
          <LogoMark className="size-10" />
          <p className="font-extrabold text-2xl text-white tracking-tight">{brand.name}</p>
        </div>
        <section className="rounded-2xl bg-paper p-5 sm:p-8">
          <h1 className="font-extrabold text-2xl leading-tight tracking-tight">{backOfficeText.backOffice}</h1>
          <p className="mt-1 text-ink-soft">{backOfficeText.forTheTeam}</p>
          <form method="post" {...form.formEvents} className="mt-6 grid gap-5">
            <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="username" autoCapitalize="none" />
            <PasswordField form={form} name="password" label={commonText.password} autoComplete="current-password" />
            <SubmitRow form={form} label={commonText.continueOn} busyLabel={commonText.continueOn} />
          </form>
        </section>
        <p className="on-dark mt-3 flex flex-wrap justify-between gap-x-4">
          <Link to="/" className="inline-flex min-h-11 items-center gap-2 rounded-lg px-1 font-semibold text-sand hover:text-white">
            <ArrowLeft aria-hidden className="size-5" />
            {backOfficeText.backToSite}
          </Link>
          <LanguageSwitch className="inline-flex min-h-11 items-center rounded-lg px-1 font-semibold text-sand hover:text-white" />
        </p>
      </div>
    </main>
  );
}
