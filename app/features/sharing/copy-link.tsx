import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { formMessages as messages } from '#shared/form-messages.ts';

interface CopyLinkProps {
  /** Root-relative address of what is shared. */
  path: string;
}

/** Puts the address of a page into the clipboard. */
export function CopyLink({ path }: CopyLinkProps) {
  const root = useRouteLoaderData<{ site?: { publicUrl: string } }>('root');
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, root?.site?.publicUrl ?? window.location.origin).href);
      setCopied(true);
      notify.success(messages.linkCopied);
    } catch {
      notify.error(messages.somethingWentWrong);
    }
  };
  const Icon = copied ? Check : Link2;
  return (
    <button
      type="button"
      onClick={copy}
      disabled={!hydrated}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-ink-soft transition-colors hover:bg-ink hover:text-paper"
    >
      <Icon aria-hidden className="size-5" />
      Copy link
    </button>
  );
}
