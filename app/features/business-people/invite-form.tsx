import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { RoleChoice } from '#app/features/business-people/role-choice.tsx';
import { contactOf, personTyped } from '#shared/schemas/business-people.ts';
import { peopleText as text } from '#shared/texts.ts';

/** Invites somebody by a number or an address, in a role. */
export function InviteForm() {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const form = useCheckedForm({
    loadSchema: async () => personTyped,
    emptyAtFields: true,
    send: ({ role, contact }) => callApi('POST /contractor/people', { body: { role, ...contactOf(contact) } }),
    onSent({ message }, _entries, empty) {
      notify.success(message);
      empty();
      return revalidate();
    },
  });
  return (
    <section aria-labelledby="invite" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <h2 id="invite" className="font-bold text-xl">
        {text.invite}
      </h2>
      <form method="post" {...form.formEvents} className="mt-4 grid gap-5">
        <CheckedEntry
          form={form}
          name="contact"
          label={text.contact}
          hint={text.contactHint}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
        />
        <RoleChoice error={form.errorOf('role')} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" busy={form.sending} disabled={!hydrated} className="max-sm:w-full">
            {text.send}
          </Button>
          <FormNotice form={form} />
        </div>
      </form>
    </section>
  );
}
