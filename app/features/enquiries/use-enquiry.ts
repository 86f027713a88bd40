import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import type { CallBody } from '#shared/calls/call-types.ts';

export type EnquiryEntries = CallBody<'POST /send-enquiry/:businessId?'>;

interface Sending {
  body: EnquiryEntries;
  sendKey: string;
}

/**
 * Sends enquiries to a business, and leads to the page that says what happens now, unless another was opened meanwhile; of one that could not
 * be sent the draft stays, and the form tells the reason.
 */
export function useEnquiry(businessId: string) {
  const navigate = useNavigate();
  const draft = useDraft(`enquiry:${businessId}`);
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: ({ body, sendKey }: Sending) => callApi('POST /send-enquiry/:businessId?', { params: { businessId }, body, sendKey }),
    onMutate: () => window.location.pathname,
    async onSuccess({ message, address }, _, sentFrom) {
      notify.success(message);
      if (address && sentFrom === window.location.pathname) await navigate(address);
    },
  });
  const failure = error instanceof ApiFailure ? error : undefined;
  return { draft, tried: variables?.body, failure, sending: isPending, send: mutateAsync };
}
