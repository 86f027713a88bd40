import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { showDate } from '#app/components/show-moment.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import type { Nominee } from '#shared/schemas/nominees.ts';
import { nomineesText as text } from '#shared/texts.ts';

/** Whom an account has named to act for it, and a form that names somebody. */
export function NomineeSection({ nominee }: { nominee: Nominee | null }) {
  const sending = useSending();
  return (
    <section id="nominee" aria-labelledby="nominee-title" className="mt-12 scroll-mt-20 border-sand-dark border-t pt-8">
      <h2 id="nominee-title" className="font-extrabold text-2xl leading-tight tracking-tight">
        {text.title}
      </h2>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      {nominee && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-sand-dark bg-paper p-4">
          <div className="min-w-0 wrap-anywhere">
            <p className="font-bold">{nominee.name}</p>
            <p className="text-ink-soft text-sm">{text.namedOn(showDate(nominee.namedAt))}</p>
          </div>
          <AccountForm doing="no-nominee">
            <Button type="submit" variant="secondary" size="sm" busy={sending === 'no-nominee'}>
              {text.takeBack}
            </Button>
          </AccountForm>
        </div>
      )}
      {/* Who is named otherwise is shown otherwise: fields keep what stood in them first. */}
      <NomineeForm key={nominee?.namedAt ?? ''} nominee={nominee} />
    </section>
  );
}

const loadSchema = () => import('#shared/schemas/nominees.ts').then(({ nomineeInput }) => nomineeInput);

/** It calls, as what asks for a fresh proof does: the page's dialog asks for that, and the form stays. */
function NomineeForm({ nominee }: { nominee: Nominee | null }) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi('PUT /account/nominee', { body }),
    onSent({ message }) {
      notify.success(message);
      return revalidate();
    },
  });
  const entry = { form, autoComplete: 'off' } as const;
  return (
    <form method="post" {...form.formEvents} className="mt-4 grid gap-4">
      <CheckedEntry {...entry} name="name" label={text.name} type="text" defaultValue={nominee?.name} />
      <CheckedEntry
        {...entry}
        name="email"
        label={text.email}
        type="email"
        optional
        hint={text.oneIsEnough}
        defaultValue={nominee?.email ?? undefined}
      />
      <CheckedEntry {...entry} name="phoneNo" label={text.phone} type="tel" optional defaultValue={nominee?.phoneNo ?? undefined} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" busy={form.sending} disabled={!hydrated} className="max-sm:w-full">
          {nominee ? text.change : text.save}
        </Button>
        <FormNotice form={form} />
      </div>
    </form>
  );
}
