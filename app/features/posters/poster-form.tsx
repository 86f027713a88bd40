import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { PictureField } from '#app/features/pictures/picture-field.tsx';
import { usePicture } from '#app/features/pictures/use-picture.ts';
import { PosterFields } from '#app/features/posters/poster-fields.tsx';
import { type EditablePoster, posterEdit, posterInput } from '#shared/schemas/catalogue.ts';
import { catalogueMessages, commonText, postersText } from '#shared/texts.ts';

/** Name and picture of a new poster (docs/product/pages.md), and how it shows. */
export function PosterForm({ onClose, onAdded }: { onClose: () => void; onAdded: (poster: { _id: string }) => void }) {
  const picture = usePicture();
  const form = useAdminForm({
    schema: posterInput,
    extra: { image: picture.dataUrl ?? '' },
    call: (body, sendKey) => callApi('POST /poster/admin/add', { body, sendKey }),
    failed: catalogueMessages.somethingWentWrong,
    onSaved({ poster }) {
      onClose();
      onAdded(poster);
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="poster_name" label={commonText.name} />
      <PictureField
        label={commonText.image}
        name="image"
        picture={picture}
        error={picture.error ?? form.errorOf('image')}
        invalid={form.isWrong('image')}
      />
      <p className="-mt-3 text-ink-soft text-sm">{postersText.bestSize}</p>
      <PosterFields form={form} />
      <FormEnd form={form} save={commonText.add} waiting={picture.busy} onCancel={onClose} />
    </form>
  );
}

/** How a poster that is there shows; its picture stays. */
export function EditPosterForm({ poster, onClose }: { poster: EditablePoster; onClose: () => void }) {
  const form = useAdminForm({
    schema: posterEdit,
    extra: { version: poster.version },
    call: (body) => callApi('PUT /poster/admin/update/:id', { params: { id: poster._id }, body }),
    failed: catalogueMessages.somethingWentWrong,
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="poster_name" label={commonText.name} defaultValue={poster.name} />
      <PosterFields form={form} poster={poster} />
      <FormEnd form={form} save={commonText.save} onCancel={onClose} />
    </form>
  );
}
