import { type ReactNode, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';

interface DialogButtonProps {
  label: ReactNode;
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** One of many in a table, rather than what the page is for. */
  quiet?: boolean;
  /** What the dialog asks; `close` closes it. It begins anew at each opening. */
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. */
export function DialogButton({ label, title, description, quiet = false, children }: DialogButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(quiet ? { variant: 'quiet', size: 'sm' } : {})}
        onClick={() => setOpen(true)}
        disabled={!hydrated}
        aria-haspopup="dialog"
      >
        {label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} {...(description ? { description } : {})}>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  );
}
