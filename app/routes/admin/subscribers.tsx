import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { EmailText } from '#app/components/email-text.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { Link } from '#app/components/link.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { FoundCount } from '#app/features/back-office/found-count.tsx';
import { DeleteSeveral } from '#app/features/back-office/several/delete-several.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listSubscribers } from '#server/features/newsletter/subscribers/list-subscribers.ts';
import { type SubscriberState, subscriberListQuery } from '#shared/schemas/newsletter.ts';
import { commonText, pageMessages as messages, newsletterOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/subscribers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { q, state } = subscriberListQuery.shape;
  const search = readPagedFilters(new URL(request.url).searchParams, { q, state });
  const page = await ask(({ context, viewer }) => listSubscribers(context, viewer, search));
  return { q: search.q, state: search.state, page: orLastPage(request, page, page.subscribers) };
}

export const meta = () => [{ title: titleOf(newsletterOfficeText.subscribersTitle) }];

const CHOICES = [undefined, 'confirmed', 'waiting'] as const;

function stateName(state: SubscriberState) {
  return state === 'confirmed' ? newsletterOfficeText.confirmed : newsletterOfficeText.notConfirmed;
}

const removeSubscriber = (id: string) => callApi('DELETE /admin/subscriber/delete/:id', { params: { id } });

/** Whom the newsletter goes to, and who has not confirmed yet. */
export default function Subscribers({ loaderData: { q, state, page } }: Route.ComponentProps) {
  const { subscribers, confirmed, total, currentPage, totalPages } = page;
  const remove = useAdminAction({ call: removeSubscriber });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(subscribers);
  const addressOf = (path: string, chosen: SubscriberState | undefined) => addressWith(path, { state: chosen, q });
  return (
    <>
      <AdminHeading title={newsletterOfficeText.subscribers}>
        <Link to="/admin/newsletter" className={buttonClass({ variant: 'secondary' })}>
          {newsletterOfficeText.newsletters}
        </Link>
        <DownloadList list="subscribers" filter={{ q, state }} />
      </AdminHeading>
      <div className="mb-4">
        <FilterLinks
          label={newsletterOfficeText.byState}
          choices={CHOICES.map((chosen) => ({
            label: chosen ? stateName(chosen) : newsletterOfficeText.all,
            to: addressOf('/admin/newsletter/subscribers', chosen),
            isChosen: chosen === state,
            ...(chosen === 'confirmed' ? { count: confirmed } : {}),
          }))}
        />
      </div>
      <FoundCount
        label={newsletterOfficeText.subscribers}
        placeholder={newsletterOfficeText.emailAddress}
        q={q}
        total={total}
        keep={{ name: 'state', value: state }}
      />
      <DeleteSeveral
        things={subscribers.map(({ _id: id, email: name }) => ({ id, name }))}
        remove={removeSubscriber}
        question={newsletterOfficeText.reallyRemoveMany}
      >
        {(numbered) => (
          <AdminTable
            place={place}
            label={newsletterOfficeText.subscribers}
            columns={[newsletterOfficeText.emailAddress, newsletterOfficeText.state, newsletterOfficeText.subscribedAt, commonText.action]}
            empty={q || state ? messages.noResults : newsletterOfficeText.noSubscribers}
          >
            {subscribers.map(({ _id, email, state, createdAt, confirmedAt }) => (
              <tr key={_id}>
                <td className="font-semibold">{numbered({ id: _id, name: email }, <EmailText email={email} />)}</td>
                <td>
                  <div>
                    <span>{stateName(state)}</span>
                    {confirmedAt && (
                      <p className="text-ink-soft text-sm">
                        <IndiaTime at={confirmedAt} />
                      </p>
                    )}
                  </div>
                </td>
                <td>
                  <IndiaTime at={createdAt} />
                </td>
                <td>
                  <div className="-ml-4">
                    <DeleteAction
                      label={email}
                      title={newsletterOfficeText.removeSubscriber}
                      question={newsletterOfficeText.reallyRemove(email)}
                      busy={remove.isBusy(_id)}
                      onConfirm={() => {
                        willChange();
                        void remove.run(_id, _id);
                      }}
                    />
                  </div>
                </td>
              </tr>
            ))}
          </AdminTable>
        )}
      </DeleteSeveral>
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}
