import { buttonClass } from '#app/components/button.tsx';
import { Plus } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { readPage } from '#app/components/read-filters.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { NewsletterForm } from '#app/features/newsletter/back-office/newsletter-form.tsx';
import { NewsletterTable } from '#app/features/newsletter/back-office/newsletter-table.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listNewsletters } from '#server/features/newsletter/mailings/list-newsletters.ts';
import { newsletterOfficeText, newsletterText } from '#shared/texts.ts';
import type { Route } from './+types/newsletter.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const page = readPage(new URL(request.url).searchParams);
  return { list: await ask(({ context, viewer }) => listNewsletters(context, viewer, { page })) };
}

export const meta = () => [{ title: titleOf(newsletterOfficeText.pageTitle) }];

/** Newsletters: written, tested and sent here. */
export default function NewsletterPage({ loaderData: { list } }: Route.ComponentProps) {
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      <span>{newsletterOfficeText.writeNewsletter}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={newsletterText.newsletter}>
        <Link to="/admin/newsletter/subscribers" className={buttonClass({ variant: 'secondary' })}>
          {newsletterOfficeText.subscribers}
        </Link>
        <DialogButton label={label} title={newsletterOfficeText.writeNewsletter} drawer={{}}>
          {(close) => <NewsletterForm onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <p className="mb-4 text-ink-soft">{newsletterOfficeText.confirmedCount(list.confirmed)}</p>
      <NewsletterTable list={list} />
      <PageLinks currentPage={list.currentPage} totalPages={list.totalPages} />
    </>
  );
}
