import type { ReactNode } from 'react';
import { lazilyOpened } from '#app/components/lazily.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title, read out with it. */
  description?: string;
  /** The name of the field that has focus first; without it, what stands first has. */
  firstField?: string;
  children: ReactNode;
}

/** A question or form over the page that holds the focus until it is closed. Its code is loaded when it first opens. */
export const Dialog = lazilyOpened<DialogProps>(async () => (await import('#app/components/dialog-panel.tsx')).DialogPanel);
