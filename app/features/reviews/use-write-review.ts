import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { messages } from '#shared/messages.ts';

/** Sends a review; the page then reads its list and average anew. `onAdded`: what follows. */
export function useWriteReview(onAdded: () => void) {
  const { revalidate } = useRevalidator();
  const { mutateAsync } = useMutation({
    mutationFn: (review: Record<string, unknown>) => callApi<{ message?: string }>('POST', '/review/add', review),
    onSuccess({ message }) {
      notify.success(message || messages.reviewAdded);
      onAdded();
      void revalidate();
    },
    onError: (failure) => notify.error(failure.message),
  });
  return mutateAsync;
}
