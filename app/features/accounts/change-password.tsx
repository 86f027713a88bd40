import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { KeyRound } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { accountsText } from '#shared/texts.ts';

const ChangePasswordDialog = lazilyOpened(
  async () => (await import('#app/features/accounts/change-password-dialog.tsx')).ChangePasswordDialog,
);

/** The button with which an owner sets a new password; its dialog is loaded with the first press. */
export function ChangePassword({ className = '' }: { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} disabled={!useHydrated()} aria-haspopup="dialog" className={className}>
        <KeyRound aria-hidden className="size-5" />
        {accountsText.changePassword}
      </Button>
      <ChangePasswordDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
