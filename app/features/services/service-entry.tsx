import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { ServiceField } from '#app/features/services/service-field.tsx';

interface ServiceEntryProps {
  form: Pick<CheckedForm<'service'>, 'isWrong' | 'errorOf' | 'forgive'>;
  value: string;
  onChange: (service: string) => void;
}

/** The Services field of a form that is checked. */
export function ServiceEntry({ form, value, onChange }: ServiceEntryProps) {
  return (
    <ServiceField
      value={value}
      invalid={form.isWrong('service')}
      error={form.errorOf('service')}
      onChange={(chosen) => {
        onChange(chosen);
        form.forgive('service');
      }}
    />
  );
}
