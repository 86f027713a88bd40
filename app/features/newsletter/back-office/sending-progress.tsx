import { useEffect, useId } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { showCount } from '#app/components/show-count.ts';
import type { Newsletter } from '#shared/schemas/newsletter.ts';

/** Milliseconds between two looks at how far it is. */
const LOOK_AGAIN = 2_000;

/** How far a newsletter is that is being sent; asks until it is through. */
export function SendingProgress({ newsletter: { sent, failed, recipients } }: { newsletter: Newsletter }) {
  const id = useId();
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  // A look during a load would end it, and begin a navigation anew.
  const isIdle = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(revalidate, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [revalidate, isIdle]);
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
