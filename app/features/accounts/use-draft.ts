import { useMemo } from 'react';
import { draftOf, type FormDraft } from '#app/components/drafts.ts';
import { useAccountId } from '#app/features/accounts/use-account.ts';

/** The draft of a form, of who is signed in. @param form the form's name, with what it is about: `enquiry:…`. */
export function useDraft(form: string): FormDraft {
  const account = useAccountId();
  return useMemo(() => draftOf(form, account), [form, account]);
}
