import { useMutation } from '@tanstack/react-query';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { forgetDraft } from '#app/components/drafts.ts';
import { notify } from '#app/components/notify.ts';
import { messages } from '#shared/messages.ts';

/** The name of the draft of an enquiry to a business. */
export function enquiryDraft(businessId: string): string {
  return `enquiry:${businessId}`;
}

/** Sends enquiries to a business; of one that could not be sent the draft stays, and the reason is told. */
export function useEnquiry(businessId: string) {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (enquiry: Record<string, unknown>) => callApi<{ message?: string }>('POST', `/send-enquiry/${businessId}`, enquiry),
    onSuccess({ message }) {
      forgetDraft(enquiryDraft(businessId));
      notify.success(message || messages.enquirySent);
    },
    onError: (failure) => notify.error(failure.message),
  });
  return { failure: error instanceof ApiFailure ? error : undefined, sending: isPending, send: mutateAsync };
}
