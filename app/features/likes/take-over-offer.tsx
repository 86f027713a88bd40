import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { shortlist } from '#app/features/likes/shortlist.ts';
import type { User } from '#shared/schemas/accounts.ts';
import { likesText } from '#shared/texts.ts';

/** Offers somebody who has signed in to take what this browser has kept into their account. */
export function TakeOverOffer({ user }: { user: User }) {
  const ids = shortlist.useKept();
  const waiting = ids.filter((id) => !user.likedBusinesses.includes(id));
  const isKnown = ids.length > 0 && waiting.length === 0;
  useEffect(() => {
    if (isKnown) shortlist.drop(ids);
  }, [isKnown, ids]);

  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('PUT /contractor/like/all', { body: { businessIds: waiting } }),
    async onSuccess({ message }) {
      // What hearts were told before is older than this answer.
      queryClient.removeQueries({ queryKey: ['like', user._id] });
      await revalidate();
      shortlist.drop(ids);
      notify.success(message);
    },
    onError: ({ message }) => notify.error(message),
  });

  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={likesText.shortlistHere}
      className="question-bar fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-xl border border-cement bg-paper p-4 shadow-lg print:hidden"
    >
      <p className="min-w-[min(14rem,100%)] flex-1">{likesText.takeIntoAccount(waiting.length)}</p>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {likesText.takeOver(waiting.length)}
      </Button>
      <Button size="sm" variant="secondary" disabled={isPending} onClick={() => shortlist.drop(ids)}>
        {likesText.forget}
      </Button>
    </section>
  );
}
