import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { entriesIn, useRefusedForm } from '#app/components/form-action.ts';
import { showDate } from '#app/components/show-moment.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import { limits } from '#shared/limits.ts';
import type { Nominee } from '#shared/schemas/nominees.ts';
import { nomineesText as text } from '#shared/texts.ts';

/** Whom an account has named to act for it, and a form that names somebody. Works without script. */
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
      <NomineeForm key={nominee?.namedAt ?? ''} nominee={nominee} busy={sending === 'nominate'} />
    </section>
  );
}

function NomineeForm({ nominee, busy }: { nominee: Nominee | null; busy: boolean }) {
  const refused = useRefusedForm('nominate');
  const entry = (name: 'name' | 'email' | 'phoneNo') => ({
    error: refused?.errors[name],
    shown: refused ? entriesIn(refused, name)[0] : (nominee?.[name] ?? undefined),
  });
  const [name, email, phoneNo] = [entry('name'), entry('email'), entry('phoneNo')];
  return (
    <AccountForm doing="nominate" className="mt-4 grid gap-4">
      <Field label={text.name} error={name.error}>
        {(own) => (
          <input
            {...own}
            name="name"
            required
            autoComplete="off"
            maxLength={limits.shortText}
            defaultValue={name.shown}
            className={inputClass}
          />
        )}
      </Field>
      <Field label={text.email} error={email.error} hint={text.oneIsEnough}>
        {(own) => (
          <input
            {...own}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={limits.shortText}
            defaultValue={email.shown}
            className={inputClass}
          />
        )}
      </Field>
      <Field label={text.phone} error={phoneNo.error}>
        {(own) => (
          <input
            {...own}
            name="phoneNo"
            type="tel"
            autoComplete="off"
            maxLength={limits.shortText}
            defaultValue={phoneNo.shown}
            className={inputClass}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        {nominee ? text.change : text.save}
      </Button>
    </AccountForm>
  );
}
