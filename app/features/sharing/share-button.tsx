import { useLocation } from 'react-router';
import { Share2 } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useCopiedLink } from '#app/features/sharing/use-copied-link.ts';
import { sharingText } from '#shared/texts.ts';

interface ShareButtonProps {
  title: string;
  className: string;
}

/** Hands the page over to the apps of the device; where it knows none, the address is copied. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const { pathname, search } = useLocation();
  const { address, copy } = useCopiedLink(pathname + search);
  const hydrated = useHydrated();

  async function share() {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      // Whoever changes their mind is told nothing.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  }

  return (
    <button type="button" onClick={share} disabled={!hydrated} className={className}>
      <Share2 aria-hidden className="size-5" />
      {withHidden(sharingText.shareList)}
    </button>
  );
}
