import { Dialog as RadixDialog } from 'radix-ui';
import type { DialogProps } from '#app/components/dialog.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { X } from '#app/components/icons.ts';
import { stayOpenForMessages } from '#app/components/stay-open.ts';
import { useBackCloses } from '#app/components/use-back-closes.ts';
import { useFocusReturn } from '#app/components/use-focus-return.ts';
import { commonText } from '#shared/texts.ts';

/** The dialog itself, for what is loaded late together with it; else use `Dialog`, which loads it when needed. On small screens it rises from the bottom. */
export function DialogPanel({ open, onOpenChange, title, description, firstField, children }: DialogProps) {
  const focusReturn = useFocusReturn(firstField);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fade-overlay fixed inset-0 z-50 bg-ink/60" />
        <RadixDialog.Content
          {...focusReturn}
          onInteractOutside={stayOpenForMessages}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="rise-panel fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full max-w-lg overflow-y-auto overscroll-contain rounded-t-2xl bg-paper p-5 shadow-2xl outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-2xl sm:p-7"
        >
          <header className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="min-w-0 pt-2 font-bold text-xl leading-snug wrap-anywhere">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton data-close label={commonText.close} className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </header>
          {description && <RadixDialog.Description className="mt-1 text-ink-soft">{description}</RadixDialog.Description>}
          <div className="mt-4">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
