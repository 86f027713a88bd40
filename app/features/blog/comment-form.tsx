import { useId } from 'react';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useSavedDetails } from '#app/features/blog/saved-details.ts';
import { commentDraft, useCommentForm } from '#app/features/blog/use-comment-form.ts';
import { limits } from '#shared/limits.ts';

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
  const hydrated = useHydrated();
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <p className="text-ink-soft">Your email address will not be published.</p>
      <KeptDraft form={commentDraft(blog)} className="grid gap-5">
        <CheckedEntry form={form} name="comment" label="Comment" rows={5} />
        {/* What is kept is known once the page's script runs; a default then fills in the fields that nobody has written in. */}
        <div className="grid gap-5 sm:grid-cols-2">
          <CheckedEntry form={form} name="name" label="Name" autoComplete="name" defaultValue={saved?.name} />
          <CheckedEntry form={form} name="email" label="Email" type="email" autoComplete="email" defaultValue={saved?.email} />
          {full && (
            <>
              <div className="sm:col-span-2">
                <Field label="Website" error={form.errorOf('website')}>
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
                  save my details
                </label>
                <p id={helpId} className="text-ink-soft text-sm">
                  Save my name, email and website in this browser for the next time I comment.
                </p>
              </div>
            </>
          )}
        </div>
      </KeptDraft>
      <Honeypot name="subject" label="Subject" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={form.sending} disabled={!hydrated}>
          {form.sending ? 'Sending...' : 'Post Comment'}
        </Button>
        <p role="alert" className="font-medium text-danger">
          {form.incomplete}
        </p>
        <noscript>
          <p className="text-ink-soft">Sending a comment needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
      </div>
    </form>
  );
}
