import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { readPage } from '#app/components/read-filters.ts';
import { counted } from '#app/components/show-count.ts';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { NewsletterForm } from '#app/features/newsletter/back-office/newsletter-form.tsx';
import { NewsletterTable } from '#app/features/newsletter/back-office/newsletter-table.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import type { Route } from './+types/newsletter.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  return { list: await context.get(useCasesContext).listNewsletters({ page }) };
}

export const meta = () => [{ title: titleOf('Newsletter · Back office') }];

const WRITE = (
  <>
    <Plus aria-hidden className="size-5" />
    Write a newsletter
  </>
);

/** Newsletters: written, tested and sent here. */
export default function NewsletterPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Newsletter">
        <Link to="/admin/newsletter/subscribers" className={buttonClass({ variant: 'secondary' })}>
          Subscribers
        </Link>
        <DialogButton label={WRITE} title="Write a newsletter" drawer={{}}>
          {(close) => <NewsletterForm onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <p className="mb-4 text-ink-soft">{`${counted(list.confirmed, 'subscriber')} confirmed. A newsletter goes to those who have confirmed when it is sent.`}</p>
      <NewsletterTable list={list} />
      <PageLinks currentPage={list.currentPage} totalPages={list.totalPages} />
    </>
  );
}
