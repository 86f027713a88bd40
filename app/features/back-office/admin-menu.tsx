import { type ComponentProps, useState } from 'react';
import { Drawer } from '#app/components/drawer.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { Menu } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { AdminNavigation } from '#app/features/back-office/admin-navigation.tsx';
import { backOfficeText, navigationText } from '#shared/texts.ts';

const WIDTH = 340;

/** The navigation of small screens, slid out. Without script it stands above the page instead. */
export function AdminMenu(known: Pick<ComponentProps<typeof AdminNavigation>, 'email' | 'role' | 'waiting'>) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden noscript:hidden">
      <IconButton
        label={navigationText.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={!hydrated}
        onClick={() => setOpen(true)}
        className="text-sand! hover:bg-white/10!"
      >
        <Menu aria-hidden />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} title={backOfficeText.backOffice} width={WIDTH}>
        <div className="on-dark -m-5 flex min-h-[calc(100%+2.5rem)] flex-col gap-3 bg-ink p-4">
          <AdminNavigation {...known} onFollow={() => setOpen(false)} />
        </div>
      </Drawer>
    </div>
  );
}
