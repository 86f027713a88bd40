import { useNavigation } from 'react-router';

/** What the forms of a request's page do. */
export type Doing = 'close' | 'reopen' | 'ask-instead' | 'end-link' | 'work-done';

/** Which form of the page is on its way. */
export function useSending(): string | undefined {
  const { state, formData } = useNavigation();
  return state === 'idle' ? undefined : (formData?.get('doing')?.toString() ?? undefined);
}
