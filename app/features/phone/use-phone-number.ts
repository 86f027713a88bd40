import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { useWantedAction } from '#app/features/accounts/wanted-action.ts';
import type { Business, BusinessProfile } from '#shared/schemas/businesses.ts';
import { phoneText } from '#shared/texts.ts';

export interface AskedNumber extends Pick<BusinessProfile, 'phoneAccess' | 'leftToday' | 'untilConfirmed'> {
  business: Pick<Business, '_id' | 'name' | 'phoneNo'>;
}

/** The number of a business, where it is shown already or once it was asked for, and what asks for it (docs/product/rules.md, 'Phone'). */
export function usePhoneNumber({ business, phoneAccess, leftToday, untilConfirmed }: AskedNumber) {
  /** The prompt that says how to come by the number. */
  const [isPrompting, setPrompting] = useState(false);
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /contractor/show-phone/:id', { params: { id: business._id } }),
    onSuccess({ phoneAccess: access }) {
      if (isPrompting && access === 'confirm_email') notify.error(phoneText.notConfirmedYet);
      setPrompting(access !== 'shown');
    },
    onError(failure) {
      // The session has ended since the page was loaded.
      if (failure instanceof ApiFailure && failure.status === 401) setPrompting(true);
      else notify.error(failure.message);
    },
  });
  const wanted = { business: business._id, action: 'phone' } as const;
  const phoneNo = data?.phoneNo ?? business.phoneNo;
  useWantedAction(wanted, () => !phoneNo && phoneAccess !== 'sign_in' && mutate());
  return {
    business,
    phoneNo,
    /** How many more numbers the viewer may see today; none where nothing limits them. */
    leftToday: data ? data.leftToday : leftToday,
    /** So many are left until their e-mail is confirmed. */
    untilConfirmed: data ? data.untilConfirmed : untilConfirmed,
    /** How many a day may be seen, where that is known. */
    limit: data?.phoneViewLimit,
    /** It has just been asked for. */
    isFresh: data !== undefined,
    isPending,
    mustSignIn: phoneAccess === 'sign_in',
    /** There is a number, and it is not shown yet. */
    isHidden: !phoneNo && phoneAccess !== 'none' && phoneAccess !== 'shown',
    /** How many a day are shown, for the prompt, to those who have seen them. */
    reachedLimit: data?.phoneAccess === 'limit_reached' ? data.phoneViewLimit : undefined,
    /** The viewer has to confirm their e-mail first. */
    mustConfirm: data?.phoneAccess === 'confirm_email',
    wanted,
    isPrompting,
    setPrompting,
    ask: () => (phoneAccess === 'sign_in' ? setPrompting(true) : mutate()),
  };
}

export type PhoneNumberState = ReturnType<typeof usePhoneNumber>;
