import { useMutation } from '@tanstack/react-query';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { forgetDraft } from '#app/components/drafts.ts';
import { notify } from '#app/components/notify.ts';
import type { CallBody } from '#shared/calls/call-types.ts';

/** The name of the draft of an enquiry to a business. */
export function enquiryDraft(businessId: string): string {
  return `enquiry:${businessId}`;
}

export type EnquiryEntries = CallBody<'POST /send-enquiry/:businessId?'>;

/** Sends enquiries to a business; of one that could not be sent the draft stays, and the form tells the reason. */
export function useEnquiry(businessId: string) {
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: (body: EnquiryEntries) => callApi('POST /send-enquiry/:businessId?', { params: { businessId }, body }),
    onSuccess({ message }) {
      forgetDraft(enquiryDraft(businessId));
      notify.success(message);
    },
  });
  return { tried: variables, failure: error instanceof ApiFailure ? error : undefined, sending: isPending, send: mutateAsync };
}
