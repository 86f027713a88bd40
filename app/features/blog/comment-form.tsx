import { useId } from 'react';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { SendRow } from '#app/features/accounts/send-row.tsx';
import { useSavedDetails } from '#app/features/blog/saved-details.ts';
import { useCommentForm } from '#app/features/blog/use-comment-form.ts';
import { limits } from '#shared/limits.ts';
import { blogText, commonText } from '#shared/texts.ts';

interface CommentFormProps {
  /** An entry's id, or an article's address. */
  blog: string;
  /** It also takes a website, and offers to keep what tells who writes. */
  full: boolean;
}

/** A visitor's comment (docs/product/pages.md). */
export function CommentForm({ blog, full }: CommentFormProps) {
  const form = useCommentForm(blog, full);
  const saved = useSavedDetails();
  const helpId = useId();
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <p className="text-ink-soft">{blogText.emailStaysSecret}</p>
      <KeptDraft draft={form.draft} className="grid gap-5">
        <CheckedEntry form={form} name="comment" label={blogText.comment} rows={5} />
        {/* What is kept is known once the page's script runs; a default then fills in the fields that nobody has written in. */}
        <div className="grid gap-5 sm:grid-cols-2">
          <CheckedEntry form={form} name="name" label={commonText.name} autoComplete="name" defaultValue={saved?.name} />
          <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" defaultValue={saved?.email} />
          {full && (
            <>
              <div className="sm:col-span-2">
                <Field label={commonText.website} error={form.errorOf('website')}>
                  {(attributes) => (
                    <input
                      {...attributes}
                      name="website"
                      inputMode="url"
                      autoComplete="url"
                      autoCapitalize="none"
                      defaultValue={saved?.website}
                      maxLength={limits.shortText}
                      className={inputClass}
                    />
                  )}
                </Field>
              </div>
              <div className="sm:col-span-2">
                <label className="flex min-h-11 w-fit items-center gap-3 font-medium">
                  {/* A new element, as a later default does not tick one that is there. */}
                  <input
                    key={saved ? 'saved' : 'new'}
                    type="checkbox"
                    name="saveDetails"
                    defaultChecked={Boolean(saved)}
                    aria-describedby={helpId}
                    className="size-5 shrink-0 accent-brick"
                  />
                  {blogText.saveMyDetails}
                </label>
                <p id={helpId} className="text-ink-soft text-sm">
                  {blogText.saveMyDetailsHow}
                </p>
              </div>
            </>
          )}
        </div>
      </KeptDraft>
      <Honeypot name="subject" label={blogText.subject} />
      <SendRow form={form} label={blogText.postComment} needsScript={blogText.commentNeedsScript} size="md" />
    </form>
  );
}
