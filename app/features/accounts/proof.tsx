import { useEffect, useRef, useState } from 'react';
import { onProofNeeded } from '#app/api/client.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';

const ProofDialog = lazilyOpened(async () => (await import('#app/features/accounts/proof-dialog.tsx')).ProofDialog);

/**
 * Asks for the password when a call needs a fresh proof of who asks: one dialog for every form of every page. The form waits meanwhile
 * with all that was typed, and its call goes on after it. Several calls that ask at once share one dialog.
 */
export function Proof() {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  useEffect(
    () =>
      onProofNeeded(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );

  function end(isProven: boolean) {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isProven);
  }

  return <ProofDialog open={open} onOpenChange={(isOpen) => !isOpen && end(false)} onProven={() => end(true)} />;
}
