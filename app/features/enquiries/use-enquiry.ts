import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { messages } from '#shared/messages.ts';

/** Sends enquiries to a business; what could not be sent is kept, with the reason, for another try. */
export function useEnquiry(businessId: string) {
  const [entries, setEntries] = useState<Record<string, unknown>>({});
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (enquiry: Record<string, unknown>) => callApi<{ message?: string }>('POST', `/send-enquiry/${businessId}`, enquiry),
    onMutate: setEntries,
    onSuccess({ message }) {
      setEntries({});
      notify.success(message || messages.enquirySent);
    },
    onError: (failure) => notify.error(failure.message),
  });
  return { entries, failure: error instanceof ApiFailure ? error : undefined, sending: isPending, send: mutateAsync };
}
