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
      await copyText(address());
      setCopied(true);
      notify.success(messages.linkCopied);
    } catch {
      notify.error(messages.somethingWentWrong);
    }
  }
  return { address, copied, copy };
}

/** Puts a text into the clipboard, over plain http too, where the browser's own way is not there. @throws where neither works. */
export async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, className: 'sr-only' });
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser copies nothing');
}
