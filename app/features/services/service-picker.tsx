import type { ComponentProps } from 'react';
import { DrawerPanel } from '#app/components/drawer-panel.tsx';
import { PickerForm } from '#app/features/services/picker-form.tsx';
import { servicesText } from '#shared/texts.ts';

interface ServicePickerProps extends ComponentProps<typeof PickerForm> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The drawer in which a service is chosen or typed (docs/product/pages.md). */
export function ServicePicker({ open, onOpenChange, ...form }: ServicePickerProps) {
  return (
    <DrawerPanel open={open} onOpenChange={onOpenChange} title={servicesText.selectOne}>
      <PickerForm {...form} />
    </DrawerPanel>
  );
}
