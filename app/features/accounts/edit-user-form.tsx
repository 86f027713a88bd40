import { useRevalidator } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import type { User } from '#shared/schemas/accounts.ts';
import { accountsText, commonText, formMessages as messages } from '#shared/texts.ts';

/** A name from before a rule of today stays while it is not changed. */
async function loadSchema(entries: object | undefined, user: User) {
  const [{ userEdit }, { takeUnchanged }] = await Promise.all([
    import('#shared/schemas/accounts.ts'),
    import('#shared/schemas/unchanged.ts'),
  ]);
  return takeUnchanged(userEdit, entries, user);
}

/** What to say of a profile that was not saved (docs/product/forms.md): a proxy's answer says no more of it than none. */
function describeFailure(failure: Error) {
  if (!(failure instanceof ApiFailure)) return messages.errorOccurred;
  if (failure.explained) return failure.message;
  return failure.isAnswer ? messages.profileEditFailed : messages.errorOccurred;
}

interface EditUserFormProps {
  user: User;
  onSaved: () => void;
}

/** E-mail, user name and password of a user (docs/product/forms.md). */
export function EditUserForm({ user, onSaved }: EditUserFormProps) {
  const { revalidate } = useRevalidator();
  const draft = useDraft('profile');
  const form = useCheckedForm({
    loadSchema: (entries?: object) => loadSchema(entries, user),
    send: (body) => callApi('PUT /user/edit', { body }),
    describeFailure,
    draft,
    onSent({ message, notice }) {
      notify.success(message);
      if (notice) notify.success(notice);
      revalidate();
      onSaved();
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <KeptDraft draft={draft} className="grid gap-5">
        <CheckedEntry
          form={form}
          name="email"
          label={accountsText.emailAddress}
          type="email"
          autoComplete="email"
          defaultValue={user.email ?? ''}
        />
        <CheckedEntry
          form={form}
          name="userName"
          label={accountsText.userName}
          type="text"
          autoComplete="username"
          defaultValue={user.userName}
        />
      </KeptDraft>
      <fieldset className="grid gap-5 border-cement border-t pt-4">
        <legend className="pr-3 font-bold">{commonText.password}</legend>
        <PasswordField
          form={form}
          name="newPassword"
          label={accountsText.newPassword}
          autoComplete="new-password"
          hint={accountsText.leaveEmptyToKeep}
          optional
        />
        <PasswordField form={form} name="confirmPassword" label={accountsText.confirmPassword} autoComplete="new-password" optional />
      </fieldset>
      <SubmitRow form={form} label={commonText.save} busyLabel={accountsText.saving} />
    </form>
  );
}
