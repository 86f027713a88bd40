import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { MarkdownEntry } from '#app/features/blog/back-office/markdown-entry.tsx';
import { PublicationEntry } from '#app/features/blog/back-office/publication-entry.tsx';
import { PictureField } from '#app/features/pictures/picture-field.tsx';
import { usePicture } from '#app/features/pictures/use-picture.ts';
import { type Blog, blogEdit, blogInput } from '#shared/schemas/blog.ts';
import { backOfficeMessages, blogOfficeText, commonText } from '#shared/texts.ts';

interface BlogFormProps {
  /** The entry to be changed; without it one is added. */
  blog?: Blog;
  onClose: () => void;
  /** Called with the entry that was added, after `onClose`. */
  onAdded?: (blog: Blog) => void;
}

/** Title, texts and picture of an entry of the blog (docs/product/pages.md). */
export function BlogForm({ blog, onClose, onAdded }: BlogFormProps) {
  // What was typed upon another version would take back unseen what somebody else has changed since.
  const draft = useDraft(blog ? `blog:${blog._id}:${blog.version}` : 'blog:new');
  const picture = usePicture(draft);
  const [kept, setKept] = useState(blog?.image);
  const form = useAdminForm({
    draft,
    schema: blog ? blogEdit : blogInput,
    emptyAtFields: blog ? ['image'] : [],
    extra: { image: picture.dataUrl ?? kept ?? '', ...(blog ? { version: blog.version } : {}) },
    call: (body, sendKey) =>
      blog
        ? callApi('PUT /blog/update/:id', { params: { id: blog._id }, body })
        : callApi('POST /blog/add', { body: { ...body, image: picture.dataUrl ?? '' }, sendKey }),
    failed: blog ? backOfficeMessages.blogEditFailed : backOfficeMessages.blogFailed,
    onSaved(saved) {
      onClose();
      onAdded?.(saved.blog);
    },
  });
  const choose = (file: File | undefined) => {
    form.forgive('image');
    picture.choose(file);
  };
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <KeptDraft draft={draft} onDiscard={picture.discard} className="grid gap-5">
        <CheckedEntry form={form} name="title" label={blogOfficeText.title} defaultValue={blog?.title} />
        <CheckedEntry
          form={form}
          name="short_description"
          label={blogOfficeText.shortDescription}
          rows={3}
          maxLength={500}
          defaultValue={blog?.short_description}
        />
        <MarkdownEntry form={form} name="description" label={blogOfficeText.description} defaultValue={blog?.description} />
      </KeptDraft>
      <div>
        <PictureField
          label={commonText.image}
          name="image"
          picture={{ ...picture, choose, dataUrl: picture.dataUrl ?? kept }}
          error={picture.error ?? form.errorOf('image')}
          invalid={form.isWrong('image')}
        />
        {blog && kept && !picture.dataUrl && (
          <Button variant="quiet" size="sm" onClick={() => setKept(undefined)} className="-ml-4">
            {blogOfficeText.removeImage}
          </Button>
        )}
      </div>
      <PublicationEntry form={form} blog={blog} />
      <FormEnd form={form} save={blog ? commonText.save : commonText.add} waiting={picture.busy} onCancel={onClose} />
    </form>
  );
}
