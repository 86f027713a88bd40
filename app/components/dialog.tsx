import { lazy, type ReactNode, Suspense } from 'react';
import { useWasOpened } from '#app/components/drawer.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title, read out with it. */
  description?: string;
  children: ReactNode;
}

const DialogPanel = lazy(() => import('#app/components/dialog-panel.tsx').then(({ DialogPanel }) => ({ default: DialogPanel })));

/** A question or form over the page that holds the focus until it is closed. Its code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const wasOpened = useWasOpened(props.open);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  );
}
