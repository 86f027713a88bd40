import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { notify } from '#app/components/notify.ts';
import { useReturnPath } from '#app/features/accounts/return-path.ts';

/**
 * What follows a registration or login: the page that sent here, else `home`, which read anew who is signed in (docs/product/rules.md).
 * @param home Home, or where whoever signs in has work waiting.
 * @param isNew a business has just been registered: the next page says what happens with it.
 */
export function useSignedIn({ home = '/', isNew = false }: { home?: string; isNew?: boolean } = {}) {
  const navigate = useNavigate();
  const { path, search, state } = useReturnPath();
  const queryClient = useQueryClient();
  return ({ message }: { message: string }) => {
    // Answers that another viewer got are not this one's.
    queryClient.clear();
    notify.success(message);
    // In the place of the account page: Back does not lead to a login that is done.
    return navigate(search ? path : home, { replace: true, state: isNew ? { ...state, isNewListing: true } : state });
  };
}
