import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { showLongDate } from '#app/components/show-moment.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { limits } from '#shared/limits.ts';
import { checksText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/checks.ts').then(({ letterCode }) => letterCode);

/** Takes the code of the letter that the team has sent to the owner's address. */
export function LetterCodeForm({ until }: { until: string }) {
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi('POST /contractor/checks/letter', { body }),
    async onSent({ message }) {
      notify.success(message);
      await revalidate();
    },
  });
  return (
    <form method="post" {...form.formEvents} className="mt-3 grid gap-4">
      <p>{checksText.letterSent(showLongDate(until))}</p>
      <CheckedEntry
        form={form}
        name="code"
        label={checksText.enterCode}
        hint={checksText.enterCodeHint}
        maxLength={4 * limits.letters.typed}
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmitRow form={form} label={checksText.sendCode} busyLabel={checksText.sending} />
    </form>
  );
}
