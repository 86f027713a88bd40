import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { MessagePage } from '#app/features/navigation/message-page.tsx';
import { navigationText } from '#shared/texts.ts';

/** What an address that leads nowhere shows. */
export function NotFoundPage() {
  return (
    <MessagePage mark="404" title={navigationText.pageNotFound} text={navigationText.addressLeadsNowhere}>
      <Link to="/" className={buttonClass()}>
        {navigationText.goHome}
      </Link>
      <Link to="/category" className={buttonClass({ variant: 'secondary' })}>
        {navigationText.browseCategories}
      </Link>
    </MessagePage>
  );
}
