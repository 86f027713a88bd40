import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import type { EditablePoster } from '#shared/schemas/catalogue.ts';
import { postersText } from '#shared/texts.ts';

interface PosterFieldsProps {
  form: CheckedForm<'shows' | 'link' | 'order' | 'from' | 'to'>;
  /** What the fields show at first. */
  poster?: EditablePoster | undefined;
}

/** Where a poster shows on the home page, what it leads to, its place among the others, and on which days. */
export function PosterFields({ form, poster }: PosterFieldsProps) {
  return (
    <>
      <Field label={postersText.showsIn} error={form.errorOf('shows')}>
        {(attributes) => (
          <select {...attributes} name="shows" defaultValue={poster?.shows ?? 'banner'} className={inputClass}>
            <option value="banner">{postersText.bannerAtTop}</option>
            <option value="carousel">{postersText.carouselOfAdvertisements}</option>
          </select>
        )}
      </Field>
      <CheckedEntry
        form={form}
        name="link"
        label={postersText.link}
        hint={postersText.whereItLeads}
        defaultValue={poster?.link ?? ''}
        maxLength={500}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <CheckedEntry
          form={form}
          name="order"
          label={postersText.order}
          hint={postersText.lowerComesFirst}
          inputMode="numeric"
          defaultValue={String(poster?.order ?? 0)}
          optional
        />
        <CheckedEntry
          form={form}
          name="from"
          label={postersText.from}
          type="date"
          hint={postersText.emptyAtOnce}
          defaultValue={poster?.from ?? ''}
          optional
        />
        <CheckedEntry
          form={form}
          name="to"
          label={postersText.to}
          type="date"
          hint={postersText.emptyForGood}
          defaultValue={poster?.to ?? ''}
          optional
        />
      </div>
    </>
  );
}
