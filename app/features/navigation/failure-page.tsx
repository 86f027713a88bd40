import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { MessagePage } from '#app/features/navigation/message-page.tsx';
import { commonText, pageMessages as messages, navigationText } from '#shared/texts.ts';

/**
 * What a page shows that could not be made. Its links load the document anew, as the page's script may be what failed.
 * @param said why, where it was refused.
 */
export function FailurePage({ said }: { said: string | undefined }) {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const home = useHref('/');
  // A form stays where it is when it is sent, and may have stood far down.
  useEffect(() => window.scrollTo(0, 0), []);
  useEffect(() => {
    // Without a connection a page of the site cannot come as data; loaded as a document, it may have been kept.
    const [loaded] = performance.getEntriesByType('navigation');
    if (!navigator.onLine && loaded && new URL(loaded.name).pathname !== path) window.location.reload();
  }, [path]);
  return (
    <MessagePage
      mark={navigationText.sorry}
      title={said ?? messages.somethingWentWrong}
      text={said ? navigationText.nothingDone : navigationText.startOver}
    >
      <a href={`${path}${search}`} className={buttonClass()}>
        {said ? navigationText.reload : commonText.tryAgain}
      </a>
      <a href={home} className={buttonClass({ variant: 'secondary' })}>
        {navigationText.goHome}
      </a>
    </MessagePage>
  );
}
