import { Check, Link2 } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useCopiedLink } from '#app/features/sharing/use-copied-link.ts';
import { sharingText } from '#shared/texts.ts';

interface CopyLinkProps {
  /** Root-relative address of what is shared. */
  path: string;
}

/** Puts the address of a page into the clipboard. */
export function CopyLink({ path }: CopyLinkProps) {
  const { copied, copy } = useCopiedLink(path);
  const hydrated = useHydrated();
  const Icon = copied ? Check : Link2;
  return (
    <button
      type="button"
      onClick={copy}
      disabled={!hydrated}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-ink-soft transition-colors hover:bg-ink hover:text-paper"
    >
      <Icon aria-hidden className="size-5" />
      {sharingText.copyLink}
    </button>
  );
}
