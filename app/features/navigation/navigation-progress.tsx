import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden className="fixed inset-x-0 top-0 z-[60] h-1 origin-left animate-progress bg-brick" />;
}
