import { Field, inputClass } from '#app/components/field.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import type { Blog } from '#shared/schemas/blog.ts';
import { blogOfficeText } from '#shared/texts.ts';

/** A moment as a field for date and time has it, in the time of India. */
function inIndia(moment: string) {
  return new Date(new Date(moment).getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
}

/** Whether an entry is a draft, and from when on it is read. */
export function PublicationEntry({ form, blog }: { form: CheckedForm<'publishedAt'>; blog: Blog | undefined }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={blogOfficeText.state}>
        {(attributes) => (
          <select {...attributes} name="status" defaultValue={blog?.state === 'draft' ? 'draft' : 'published'} className={inputClass}>
            <option value="published">{blogOfficeText.published}</option>
            <option value="draft">{blogOfficeText.draftForTeam}</option>
          </select>
        )}
      </Field>
      <Field label={blogOfficeText.publicationDate} hint={blogOfficeText.indiaTime} error={form.errorOf('publishedAt')}>
        {(attributes) => (
          <input
            {...attributes}
            type="datetime-local"
            name="publishedAt"
            defaultValue={blog && blog.state !== 'draft' ? inIndia(blog.createdAt) : ''}
            className={inputClass}
          />
        )}
      </Field>
    </div>
  );
}
