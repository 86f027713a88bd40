import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { Drawer } from '#app/components/drawer.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';

interface DialogButtonProps {
  label: ReactNode;
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** One of many in a table, rather than what the page is for. */
  quiet?: boolean;
  variant?: ButtonProps['variant'];
  /** The key that presses it in a list (row-keys). */
  keys?: string;
  /** The dialog is a drawer, of this width in pixels at most: for what is too long for a dialog. */
  drawer?: { width?: number };
  /** What the dialog holds; `close` closes it. It begins anew at each opening. */
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. */
export function DialogButton({ label, title, description, quiet = false, variant = 'primary', keys, drawer, children }: DialogButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const content = children(() => setOpen(false));
  return (
    <>
      <Button
        {...(quiet ? { variant: 'quiet', size: 'sm' } : { variant })}
        onClick={() => setOpen(true)}
        disabled={!hydrated}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
      >
        {label}
      </Button>
      {drawer ? (
        <Drawer open={open} onOpenChange={setOpen} title={title} {...drawer}>
          {content}
        </Drawer>
      ) : (
        <Dialog open={open} onOpenChange={setOpen} title={title} {...(description ? { description } : {})}>
          {content}
        </Dialog>
      )}
    </>
  );
}
