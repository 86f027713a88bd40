import { useId } from 'react';
import { showCount } from '#app/components/show-count.ts';
import { useLookAgain } from '#app/components/use-look-again.ts';
import type { Newsletter } from '#shared/schemas/newsletter.ts';

/** Milliseconds between two looks at how far it is. */
const LOOK_AGAIN = 2_000;

/** How far a newsletter is that is being sent; asks until it is through. */
export function SendingProgress({ newsletter: { sent, failed, recipients } }: { newsletter: Newsletter }) {
  const id = useId();
  useLookAgain(LOOK_AGAIN);
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {`Sending: ${showCount(sent + failed)} of ${showCount(recipients)}`}
      </label>
      <progress id={id} max={Math.max(1, recipients)} value={sent + failed} className="mt-2 block h-3 w-full accent-leaf" />
      {failed > 0 && <p className="text-danger text-sm">{`Not reached: ${showCount(failed)}`}</p>}
      <p className="mt-1 text-ink-soft text-sm">You can leave this page: it goes on.</p>
    </div>
  );
}
