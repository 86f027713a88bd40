import { EmailText } from '#app/components/email-text.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { addressWith } from '#app/components/write-filters.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { FoundCount } from '#app/features/back-office/found-count.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { orderStates } from '#app/features/orders/order-states.ts';
import { RefundButton } from '#app/features/orders/refund-button.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listOrders } from '#server/features/payments/back-office/list-orders.ts';
import { showRupees } from '#shared/rupees.ts';
import { type ListedOrder, type OrderState, orderListQuery } from '#shared/schemas/back-office-lists.ts';
import { commonText, pageMessages as messages, ordersText } from '#shared/texts.ts';
import type { Route } from './+types/orders.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { q, state } = orderListQuery.shape;
  const search = readPagedFilters(new URL(request.url).searchParams, { q, state });
  const page = await ask(({ context, viewer }) => listOrders(context, viewer, search));
  return { q: search.q, state: search.state, page: orLastPage(request, page, page.orders) };
}

export const meta = () => [{ title: titleOf(ordersText.pageTitle) }];

/** Orders of the paid plan: what was paid, and what has to go back. */
export default function Orders({ loaderData: { q, state, page } }: Route.ComponentProps) {
  const { orders, refundsDue, total, currentPage, totalPages } = page;
  const addressOf = (chosen: OrderState | undefined) => addressWith('/admin/orders', { state: chosen, q });
  const choices = [undefined, ...(Object.keys(orderStates) as OrderState[])];
  return (
    <>
      <AdminHeading title={ordersText.orders}>
        <DownloadList list="orders" filter={{ q, state }} />
      </AdminHeading>
      <div className="mb-4">
        <FilterLinks
          label={ordersText.byState}
          choices={choices.map((chosen) => ({
            label: chosen ? orderStates[chosen] : ordersText.all,
            to: addressOf(chosen),
            isChosen: chosen === state,
            ...(chosen === 'refund_due' ? { count: refundsDue } : {}),
          }))}
        />
      </div>
      <FoundCount
        label={ordersText.orders}
        placeholder={ordersText.orderNameOrEmail}
        q={q}
        total={total}
        keep={{ name: 'state', value: state }}
      />
      <AdminTable
        label={ordersText.orders}
        columns={[ordersText.order, ordersText.account, ordersText.amount, ordersText.state, commonText.action]}
        empty={q || state ? messages.noResults : ordersText.noOrders}
      >
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </AdminTable>
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { _id, account, amount, received, state, gateway, createdAt, paidAt, refundedAt, refundReference } = order;
  return (
    <tr>
      <td>
        <div className="text-sm">
          <code>{_id}</code>
          <p className="text-ink-soft">
            {gateway === 'sandbox' ? withParts(ordersText.inTestCheckout, momentOf(createdAt)) : <IndiaTime at={createdAt} />}
          </p>
        </div>
      </td>
      <td>
        {account ? (
          <div>
            <p className="font-semibold">{account.name}</p>
            <p className="text-sm">
              <EmailText email={account.email} />
            </p>
            <p className="text-ink-soft text-sm">{account.kind === 'user' ? ordersText.user : ordersText.business}</p>
          </div>
        ) : (
          ordersText.accountDeleted
        )}
      </td>
      <td className="tabular-nums">
        <div>
          <p>{showRupees(amount)}</p>
          {received && <p className="text-danger text-sm">{ordersText.received(received)}</p>}
        </div>
      </td>
      <td>
        <div>
          <p className={`font-semibold ${state === 'refund_due' ? 'text-danger' : ''}`}>{orderStates[state]}</p>
          {paidAt && <p className="text-ink-soft text-sm">{withParts(ordersText.paidAt, momentOf(paidAt))}</p>}
          {refundedAt && <p className="text-ink-soft text-sm">{withParts(ordersText.refundedAt, momentOf(refundedAt), refundReference)}</p>}
        </div>
      </td>
      <td>
        {state === 'paid' || state === 'refund_due' ? <RefundButton orderId={_id} hasPlan={state === 'paid' && account !== null} /> : '–'}
      </td>
    </tr>
  );
}

function momentOf(at: string) {
  return { moment: () => <IndiaTime at={at} /> };
}
