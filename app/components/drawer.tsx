import type { ReactNode } from 'react';
import { lazilyOpened } from '#app/components/lazily.tsx';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Widest width in pixels; 600 by default (docs/product/rules.md). */
  width?: number;
}

/** A panel from the right that holds the focus until it is closed. Its code is loaded when it first opens. */
export const Drawer = lazilyOpened<DrawerProps>(async () => (await import('#app/components/drawer-panel.tsx')).DrawerPanel);
