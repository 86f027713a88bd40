import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { entriesIn, useRefusedForm } from '#app/components/form-action.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import type { Quote } from '#shared/schemas/requirements.ts';
import { requirementsText, threadsText } from '#shared/texts.ts';

/**
 * Ends a request as a whole: whom whoever asked has found, or that it is not needed any more. It is asked once whether that is meant; without
 * script the page offers to take it back, as it does with it.
 */
export function CloseForm({ quotes }: { quotes: Quote[] }) {
  const busy = useSending() === 'close';
  const [tried] = entriesIn(useRefusedForm('close'), 'business');
  /** The button that was pressed. */
  const [asked, setAsked] = useState<HTMLButtonElement>();
  const isSure = useRef(false);
  const choices = [
    ...quotes.flatMap(({ businessId, name, withheldAs }) => (businessId && !withheldAs ? [{ value: businessId, label: name }] : [])),
    { value: 'other', label: requirementsText.someoneElse },
  ];

  function askFirst(event: FormEvent<HTMLFormElement>) {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const isWhole = pressed?.value !== 'found' || new FormData(event.currentTarget).has('business');
    if (!pressed || !isWhole || isSure.current) return;
    event.preventDefault();
    setAsked(pressed);
  }

  function close() {
    isSure.current = true;
    asked?.form?.requestSubmit(asked);
    isSure.current = false;
    setAsked(undefined);
  }

  return (
    <section aria-labelledby="close-request" className="max-w-prose border-cement border-t pt-6">
      <h2 id="close-request" className="font-bold text-xl">
        {requirementsText.isItOver}
      </h2>
      <p className="mt-1 text-ink-soft">{requirementsText.closingTells}</p>
      <AccountForm doing="close" className="mt-4 grid gap-4" onSubmit={askFirst}>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{requirementsText.whomFound}</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input type="radio" name="business" value={value} defaultChecked={value === tried} className="size-5 shrink-0 accent-brick" />
              <span className="wrap-anywhere">{label}</span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="as" value="found" busy={busy}>
            {threadsText.foundOne}
          </Button>
          <Button type="submit" name="as" value="not_needed" variant="secondary" disabled={busy}>
            {threadsText.noLongerNeeded}
          </Button>
        </div>
      </AccountForm>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={requirementsText.closeRequest}
        question={requirementsText.closeQuestion}
        confirm={requirementsText.yesClose}
        refuse={requirementsText.notYet}
        onConfirm={close}
      />
    </section>
  );
}
