import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry, type CheckedEntryProps } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { ArticleText } from '#app/features/blog/article-text.tsx';
import { InsertPicture } from '#app/features/blog/back-office/insert-picture.tsx';
import { limits } from '#shared/limits.ts';
import { blogOfficeText } from '#shared/texts.ts';

/** A text in Markdown, with pictures put into it, and a look at what readers will see of it. */
export function MarkdownEntry<Field extends string>(entry: CheckedEntryProps<Field>) {
  const frame = useRef<HTMLDivElement>(null);
  const findText = () => frame.current?.querySelector('textarea');
  const preview = useMutation({
    mutationFn: () => {
      const description = findText()?.value ?? '';
      return callApi('POST /blog/preview', { body: { description } });
    },
    onError: ({ message }) => notify.error(message),
  });
  return (
    <div ref={frame}>
      <CheckedEntry {...entry} rows={12} maxLength={limits.blogText} hint={blogOfficeText.howToMarkUp} />
      <div className="-ml-4 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={() => preview.mutate()} busy={preview.isPending} className="mt-1">
          {blogOfficeText.preview}
        </Button>
        <InsertPicture findText={findText} />
      </div>
      {preview.data && (
        <section aria-label={blogOfficeText.preview} aria-live="polite" className="mt-2 rounded-lg border border-sand-dark bg-sand p-4">
          <ArticleText html={preview.data.html} />
        </section>
      )}
    </div>
  );
}
