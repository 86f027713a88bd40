import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { signInFor } from '#app/features/accounts/return-path.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { useWantedAction } from '#app/features/accounts/wanted-action.ts';
import { shortlist } from '#app/features/likes/shortlist.ts';
import { commonText, likesText, pageMessages as messages } from '#shared/texts.ts';

/**
 * Whether the user likes a business, and the way to change it: at once, taken back when the server refuses (docs/product/forms.md).
 * Somebody without an account has a shortlist in the browser, which counts as no like.
 * What was changed since the page was loaded is kept in one place, so that all hearts of a business agree.
 */
export function useLike(businessId: string) {
  const account = useAccount();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const wanted = { business: businessId, action: 'like' } as const;
  const { to, state } = signInFor('/user/login', wanted);
  const login = { to, label: commonText.login, follow: () => void navigate(to, { state }) };
  const list = { to: '/user/liked', label: likesText.openIt, follow: () => void navigate('/user/liked') };
  const userId = account.kind === 'user' ? account.user._id : undefined;
  const queryKey = ['like', userId, businessId];
  const { data: changed } = useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  const isShortlisted = shortlist.useKept().includes(businessId);
  const isLiked = changed ?? (account.kind === 'user' && account.user.likedBusinesses.includes(businessId));
  const liked = account.kind === 'visitor' ? isShortlisted : isLiked;

  const { mutate } = useMutation({
    // One after the other, as each call turns the like around.
    scope: { id: queryKey.join() },
    mutationFn: () => callApi('PUT /contractor/like', { body: { businessId } }),
    onMutate: () => void queryClient.setQueryData<boolean>(queryKey, (now) => !(now ?? isLiked)),
    onSuccess: ({ message }) => notify.success(message || messages.liked),
    onError: (failure) => {
      queryClient.setQueryData<boolean>(queryKey, (now) => !now);
      notify.error(failure.message, failure instanceof ApiFailure && failure.status === 401 ? login : undefined);
    },
  });

  function keepInBrowser() {
    const kept = shortlist.toggle(businessId);
    if (kept) notify.success(messages.shortlisted, list);
    else if (kept === false) notify.success(messages.unshortlisted);
    else notify.error(messages.shortlistFull, login);
  }
  function refuse() {
    notify.error(account.kind === 'contractor' ? messages.likesAreForUsers : messages.pleaseLoginToLike, login);
  }
  const toggle = () => {
    if (userId) mutate();
    else if (account.kind === 'visitor') keepInBrowser();
    else refuse();
  };
  // What was wanted is a like, never the end of one.
  useWantedAction(wanted, () => !liked && toggle());

  return { liked, toggle };
}
