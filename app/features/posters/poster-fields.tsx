import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import type { EditablePoster } from '#shared/schemas/catalogue.ts';

interface PosterFieldsProps {
  form: CheckedForm<'shows' | 'link' | 'order' | 'from' | 'to'>;
  /** What the fields show at first. */
  poster?: EditablePoster | undefined;
}

/** Where a poster shows on the home page, what it leads to, its place among the others, and on which days. */
export function PosterFields({ form, poster }: PosterFieldsProps) {
  return (
    <>
      <Field label="Shows in" error={form.errorOf('shows')}>
        {(attributes) => (
          <select {...attributes} name="shows" defaultValue={poster?.shows ?? 'banner'} className={inputClass}>
            <option value="banner">Banner, at the top of Home</option>
            <option value="carousel">Carousel of advertisements</option>
          </select>
        )}
      </Field>
      <CheckedEntry
        form={form}
        name="link"
        label="Link"
        hint="Where a press on it leads: /category, or https://… Empty for nowhere."
        defaultValue={poster?.link ?? ''}
        maxLength={500}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <CheckedEntry
          form={form}
          name="order"
          label="Order"
          hint="Lower comes first."
          inputMode="numeric"
          defaultValue={String(poster?.order ?? 0)}
          optional
        />
        <CheckedEntry form={form} name="from" label="From" type="date" hint="Empty: at once." defaultValue={poster?.from ?? ''} optional />
        <CheckedEntry form={form} name="to" label="To" type="date" hint="Empty: for good." defaultValue={poster?.to ?? ''} optional />
      </div>
    </>
  );
}
