import { useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { workDoneText as text } from '#shared/texts.ts';

interface AskAllProps {
  /** How many say that the work was done, and how many of them can be asked. */
  done: number;
  waiting: number;
  /** What was just done. */
  said: string | undefined;
}

/** Asks all whose work was done for a review; nobody is chosen. Works without script. */
export function AskAll({ done, waiting, said }: AskAllProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <section aria-labelledby="ask-all" className="rounded-xl border border-cement bg-paper p-5">
      <h2 id="ask-all" className="font-bold text-xl">
        {text.whoseWorkDone}
      </h2>
      {said && (
        <p role="status" className="mt-3 rounded-lg bg-leaf/10 px-4 py-3 font-medium">
          {said}
        </p>
      )}
      {done === 0 ? (
        <p className="mt-2 text-ink-soft">{text.nobodyYet}</p>
      ) : (
        <>
          <p className="mt-2">
            <span>{text.saidSo(done)}</span> <span>{waiting > 0 ? text.canBeAsked(waiting) : text.allAsked}</span>
          </p>
          {waiting > 0 && (
            <AccountForm doing="ask" className="mt-4">
              <Button type="submit" busy={busy}>
                {text.askAll}
              </Button>
            </AccountForm>
          )}
          <p className="mt-3 text-ink-soft text-sm">{text.noChoosing}</p>
        </>
      )}
    </section>
  );
}
