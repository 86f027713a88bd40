import { useState } from 'react';
import { Drawer } from '#app/components/drawer.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { Menu } from '#app/components/icons.ts';
import { NavLink } from '#app/components/link.tsx';
import { LanguageSwitch } from '#app/features/languages/language-switch.tsx';
import { quotesLink, shortlistLink, siteLinks, useListingLink } from '#app/features/navigation/site-links.ts';
import { navigationText } from '#shared/texts.ts';

const WIDTH = 360;

/** The slide-out menu of small screens. Without script the bar shows its links instead. */
export function SiteMenu() {
  const [open, setOpen] = useState(false);
  const listing = useListingLink();
  return (
    <div className="flex shrink-0 lg:hidden noscript:hidden">
      <IconButton
        label={navigationText.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-mr-2 size-[44px]"
      >
        <Menu aria-hidden />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} title={navigationText.menu} width={WIDTH}>
        <nav aria-label={navigationText.menu}>
          <ul className="-mx-2">
            {[...siteLinks(), quotesLink(), shortlistLink(), ...(listing ? [listing] : [])].map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  onClick={() => setOpen(false)}
                  className="flex min-h-14 items-center rounded-lg px-3 font-semibold text-lg hover:bg-ink/6 aria-[current=page]:text-brick"
                >
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <LanguageSwitch className="flex min-h-14 items-center rounded-lg px-3 font-semibold text-lg hover:bg-ink/6" />
            </li>
          </ul>
        </nav>
      </Drawer>
    </div>
  );
}
