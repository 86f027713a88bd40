import { Drawer } from '#app/components/drawer.tsx';
import { PickerForm } from '#app/features/services/picker-form.tsx';

interface ServicePickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The drawer in which a service is chosen or typed; the choice lands in `selected-service.ts` (specification 1 §2). */
export function ServicePicker({ open, onOpenChange }: ServicePickerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Select a service">
      <PickerForm onDone={() => onOpenChange(false)} />
    </Drawer>
  );
}
