import { type ReactNode, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Drawer } from '#app/components/drawer.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';

interface DrawerButtonProps {
  label: ReactNode;
  title: string;
  /** One of many in a table, rather than what the page is for. */
  quiet?: boolean;
  /** Widest width in pixels. */
  width?: number;
  /** What the drawer holds; `close` closes it. It begins anew at each opening. */
  children: (close: () => void) => ReactNode;
}

/** A button and the drawer that it opens: for what is too long for a dialog. */
export function DrawerButton({ label, title, quiet = false, width, children }: DrawerButtonProps) {
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
      <Drawer open={open} onOpenChange={setOpen} title={title} {...(width ? { width } : {})}>
        {children(() => setOpen(false))}
      </Drawer>
    </>
  );
}
