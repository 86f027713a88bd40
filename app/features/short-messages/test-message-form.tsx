import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { testMessageInput } from '#shared/schemas/short-messages.ts';
import { currentLanguage, LANGUAGES, OWN_NAMES } from '#shared/site-language.ts';
import { messageOfficeText } from '#shared/texts.ts';

/** Sends a message to a number, to see that it arrives. */
export function TestMessageForm() {
  const hydrated = useHydrated();
  const form = useAdminForm({ schema: testMessageInput, call: (body) => callApi('POST /admin/message/test', { body }) });
  return (
    <section className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
      <h2 className="font-bold text-xl">{messageOfficeText.testMessage}</h2>
      <p className="mb-4 text-ink-soft">{messageOfficeText.atNightTheyWait}</p>
      <form method="post" {...form.formEvents} className="grid gap-4 sm:grid-cols-2">
        <Field label={messageOfficeText.mobileNumber} error={form.errorOf('phoneNo')}>
          {(attributes) => <input {...attributes} type="tel" name="phoneNo" autoComplete="off" className={inputClass} />}
        </Field>
        <Field label={messageOfficeText.language} error={form.errorOf('language')}>
          {(attributes) => (
            <select {...attributes} name="language" defaultValue={currentLanguage()} className={inputClass}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {OWN_NAMES[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <Button type="submit" busy={form.sending} disabled={!hydrated}>
            {messageOfficeText.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
