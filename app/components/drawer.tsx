import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Widest width in pixels; 600 by default (specification 1 §9). */
  width?: number;
}

const DrawerPanel = lazy(() => import('#app/components/drawer-panel.tsx').then(({ DrawerPanel }) => ({ default: DrawerPanel })));

/** A panel from the right that holds the focus until it is closed. Its code is loaded when it first opens. */
export function Drawer(props: DrawerProps) {
  const wasOpened = useWasOpened(props.open);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DrawerPanel {...props} />
    </Suspense>
  );
}

/** True from the first opening on: the panel stays for its closing movement. */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened || open;
}
