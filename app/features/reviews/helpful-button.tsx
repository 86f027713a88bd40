import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { ThumbsUp } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { commonText, formMessages as messages, reviewsText } from '#shared/texts.ts';

/** 'Was this helpful': one press counts, the next takes it back. What the server counts is what is shown. */
export function HelpfulButton({ review }: { review: Review }) {
  const account = useAccount();
  const navigate = useNavigate();
  const [{ helpful, voted }, setCounted] = useState({ helpful: review.helpful, voted: review.voted ?? false });
  const vote = useMutation({
    mutationFn: (wanted: boolean) => callApi('PUT /review/helpful/:id', { params: { id: review._id }, body: { helpful: wanted } }),
    onSuccess: setCounted,
    onError: ({ message }) => notify.error(message),
  });

  function press() {
    if (account.kind !== 'visitor') return vote.isPending || vote.mutate(!voted);
    const to = loginAddress('/user/login', `/viewdetails/${review.business}`);
    notify.error(messages.loginToVote, { to, label: commonText.login, follow: () => void navigate(to) });
  }

  return (
    <button
      type="button"
      aria-pressed={voted}
      disabled={!useHydrated()}
      aria-busy={vote.isPending || undefined}
      onClick={press}
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3 px-3! text-ink-soft! aria-pressed:text-brick-dark!`}
    >
      <ThumbsUp aria-hidden className={`size-4.5 ${voted ? 'fill-current' : ''}`} />
      <span>{withHidden(reviewsText.helpful, review.name)}</span>
      {helpful > 0 && <span className="tabular-nums">{`(${helpful})`}</span>}
    </button>
  );
}
