import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { MessagePage } from '#app/features/navigation/message-page.tsx';

/** What an address that leads nowhere shows. */
export function NotFoundPage() {
  return (
    <MessagePage
      mark="404"
      title="Page not found"
      text="This address leads nowhere: the page has moved, or the listing is no longer public."
    >
      <Link to="/" className={buttonClass()}>
        Go to the home page
      </Link>
      <Link to="/category" className={buttonClass({ variant: 'secondary' })}>
        Browse categories
      </Link>
    </MessagePage>
  );
}
