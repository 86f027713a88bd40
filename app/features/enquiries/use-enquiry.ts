import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { forgetDraft } from '#app/components/drafts.ts';
import { notify } from '#app/components/notify.ts';
import type { CallBody } from '#shared/calls/call-types.ts';

/** The name of the draft of an enquiry to a business. */
export function enquiryDraft(businessId: string): string {
  return `enquiry:${businessId}`;
}

export type EnquiryEntries = CallBody<'POST /send-enquiry/:businessId?'>;

/**
 * Sends enquiries to a business, and leads to the page that says what happens now, unless another was opened meanwhile; of one that could not
 * be sent the draft stays, and the form tells the reason.
 */
export function useEnquiry(businessId: string) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: (body: EnquiryEntries) => callApi('POST /send-enquiry/:businessId?', { params: { businessId }, body }),
    onMutate: () => window.location.pathname,
    async onSuccess({ message, address }, _, sentFrom) {
      forgetDraft(enquiryDraft(businessId));
      notify.success(message);
      if (address && sentFrom === window.location.pathname) await navigate(address);
    },
  });
  return { tried: variables, failure: error instanceof ApiFailure ? error : undefined, sending: isPending, send: mutateAsync };
}
