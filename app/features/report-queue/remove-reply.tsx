import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { reportQueueText } from '#shared/texts.ts';

/** Takes the business's reply off its page; the review stays. */
export function RemoveReply({ reviewId, name }: { reviewId: string; name: string }) {
  const hydrated = useHydrated();
  const { run, isBusy } = useAdminAction({ call: () => callApi('DELETE /admin/review/reply/:id', { params: { id: reviewId } }) });
  return (
    <Button variant="quiet" size="sm" disabled={!hydrated} busy={isBusy()} onClick={() => void run(undefined)} className="text-danger!">
      {withHidden(reportQueueText.removeReply, name)}
    </Button>
  );
}
