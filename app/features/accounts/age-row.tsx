import { useEffect, useId, useRef } from 'react';
import type { FormDraft } from '#app/components/drafts.ts';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { consentsText } from '#shared/texts.ts';

interface AgeRowProps {
  form: CheckedForm<'adult'>;
  /** What is kept of the form while it is written: nothing of somebody younger. */
  draft?: FormDraft;
}

/** Asks whoever registers whether they are 18; who is not is told who opens the account, and nothing that they typed is kept. */
export function AgeRow({ form, draft }: AgeRowProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const asked = box.current?.form;
    const forgetIfYoung = () => box.current?.checked || draft?.forget(true);
    asked?.addEventListener('submit', forgetIfYoung);
    return () => asked?.removeEventListener('submit', forgetIfYoung);
  }, [draft]);
  // An empty form is told first that it is empty.
  const error = form.incomplete ? undefined : form.errorOf('adult');
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input type="hidden" name="adult" value="false" />
        <input
          ref={box}
          type="checkbox"
          name="adult"
          value="true"
          aria-invalid={form.isWrong('adult') || undefined}
          aria-describedby={error ? id : undefined}
          className="size-5 shrink-0 accent-brick"
        />
        {consentsText.iAmAdult}
      </label>
      {error && (
        <p id={id} role="alert" className="mt-1 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
