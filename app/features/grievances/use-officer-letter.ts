import { callApi } from '#app/api/client.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';

const loadSchema = () => import('#shared/schemas/grievances.ts').then(({ grievanceInput }) => grievanceInput);

/** What whoever has written to the Grievance Officer is told. */
export interface Received {
  number: number;
  /** When it is to be decided, as an ISO time. */
  dueAt: string;
  /** Whether it waits for a link that is mailed. */
  isToConfirm?: boolean | undefined;
}

/** The form of a letter to the Grievance Officer: what is typed is kept under `name` until it is sent. */
export function useOfficerLetter(name: string, onReceived: (received: Received) => void) {
  const draft = useDraft(name);
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: ['kind'],
    draft,
    send: (body, sendKey) => callApi('POST /grievance/add', { body, sendKey }),
    onSent: onReceived,
  });
  return { form, draft };
}
