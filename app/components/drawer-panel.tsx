import { Dialog } from 'radix-ui';
import type { DrawerProps } from '#app/components/drawer.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { X } from '#app/components/icons.ts';
import { stayOpenForMessages } from '#app/components/stay-open.ts';
import { useBackCloses } from '#app/components/use-back-closes.ts';
import { useFocusReturn } from '#app/components/use-focus-return.ts';
import { commonText } from '#shared/texts.ts';

/** The drawer itself, for what is loaded late together with it; else use `Drawer`, which loads it when needed. */
export function DrawerPanel({ open, onOpenChange, title, children, width = 600 }: DrawerProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-overlay fixed inset-0 z-50 bg-ink/60" />
        <Dialog.Content
          {...focusReturn}
          onInteractOutside={stayOpenForMessages}
          aria-describedby={undefined}
          style={{ maxWidth: width }}
          className="slide-panel fixed inset-y-0 right-0 z-50 flex w-full flex-col bg-paper shadow-2xl outline-none"
        >
          <header className="flex items-center justify-between gap-4 border-cement border-b py-2 pr-3 pl-5">
            <Dialog.Title className="min-w-0 font-bold text-xl wrap-anywhere">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton data-close label={commonText.close}>
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
