import { useState } from 'react';
import { useHref, useRouteLoaderData } from 'react-router';
import { notify } from '#app/components/notify.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** The absolute address of what is shared, and what puts it into the clipboard. @param path root-relative. */
export function useCopiedLink(path: string) {
  const root = useRouteLoaderData<{ site?: { publicUrl: string } }>('root');
  const own = useHref(path);
  const [copied, setCopied] = useState(false);
  const address = () => new URL(own, root?.site?.publicUrl ?? window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
      notify.success(messages.linkCopied);
    } catch {
      notify.error(messages.somethingWentWrong);
    }
  }
  return { address, copied, copy };
}
