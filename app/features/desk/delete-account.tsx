import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { DeleteAccountDialog } from '#app/features/accounts/delete-account-dialog.tsx';

/** The button that asks whether the business's account shall be deleted. */
export function DeleteAccount({ businessId }: { businessId: string }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} disabled={!hydrated} className="text-danger!">
        <Trash2 aria-hidden className="size-5" />
        Delete Account
      </Button>
      <DeleteAccountDialog open={open} onOpenChange={setOpen} path={`/contractor/delete/${businessId}`} />
    </>
  );
}
