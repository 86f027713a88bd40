import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { type Newsletter, newsletterText } from '#shared/schemas/newsletter.ts';
import { formMessages as messages, newsletterOfficeText } from '#shared/texts.ts';

interface NewsletterFormProps {
  /** The draft to be changed; without it one is added. */
  newsletter?: Newsletter;
  onClose: () => void;
}

/** Subject and text of a newsletter; saving sends nothing. */
export function NewsletterForm({ newsletter, onClose }: NewsletterFormProps) {
  const draft = useDraft(newsletter ? `newsletter:${newsletter._id}:${newsletter.version}` : 'newsletter:new');
  const form = useAdminForm({
    draft,
    schema: newsletterText,
    ...(newsletter ? { extra: { version: newsletter.version } } : {}),
    call: (body, sendKey) =>
      newsletter
        ? callApi('PUT /admin/newsletter/update/:id', { params: { id: newsletter._id }, body })
        : callApi('POST /admin/newsletter/add', { body, sendKey }),
    failed: messages.somethingWentWrong,
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <KeptDraft draft={draft} className="grid gap-5">
        <CheckedEntry
          form={form}
          name="subject"
          label={newsletterOfficeText.subject}
          autoComplete="off"
          defaultValue={newsletter?.subject}
        />
        <CheckedEntry
          form={form}
          name="text"
          label={newsletterOfficeText.text}
          rows={16}
          maxLength={limits.newsletterText}
          defaultValue={newsletter?.text}
          hint={newsletterOfficeText.howTextIsSent}
        />
      </KeptDraft>
      <FormEnd form={form} save={newsletterOfficeText.saveDraft} onCancel={onClose} />
    </form>
  );
}
