import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { MessagePage } from '#app/features/navigation/message-page.tsx';
import { pageMessages as messages } from '#shared/texts.ts';

/** What a page shows that could not be made. Its links load the document anew, as the page's script may be what failed. */
export function FailurePage() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Without a connection a page of the site cannot come as data; loaded as a document, it may have been kept.
    const [loaded] = performance.getEntriesByType('navigation');
    if (!navigator.onLine && loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [pathname]);
  return (
    <MessagePage
      mark="Sorry"
      title={messages.somethingWentWrong}
      text="It is not you. Try again in a moment, or start over from the home page."
    >
      <a href={`${pathname}${search}`} className={buttonClass()}>
        Try again
      </a>
      <a href="/" className={buttonClass({ variant: 'secondary' })}>
        Go to the home page
      </a>
    </MessagePage>
  );
}
