import { useId } from 'react';
import { useLookAgain } from '#app/components/use-look-again.ts';
import type { Newsletter } from '#shared/schemas/newsletter.ts';
import { newsletterOfficeText } from '#shared/texts.ts';

/** Milliseconds between two looks at how far it is. */
const LOOK_AGAIN = 2_000;

/** How far a newsletter is that is being sent; asks until it is through. */
export function SendingProgress({ newsletter: { sent, failed, recipients } }: { newsletter: Newsletter }) {
  const id = useId();
  useLookAgain(LOOK_AGAIN);
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {newsletterOfficeText.sendingSoFar(sent + failed, recipients)}
      </label>
      <progress id={id} max={Math.max(1, recipients)} value={sent + failed} className="mt-2 block h-3 w-full accent-leaf" />
      {failed > 0 && <p className="text-danger text-sm">{newsletterOfficeText.notReached(failed)}</p>}
      <p className="mt-1 text-ink-soft text-sm">{newsletterOfficeText.goesOnAlone}</p>
    </div>
  );
}
