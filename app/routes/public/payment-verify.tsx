import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data, useLocation, useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { CircleCheck, CircleX, Hourglass } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { orRefusal, throwAsPage } from '#app/components/page-refusal.ts';
import { askContext } from '#app/context.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { NotAuthorized } from '#app/features/plans/not-authorized.tsx';
import { useWayBack, wantedAt } from '#app/features/plans/way-back.ts';
import { verifyOrder } from '#server/features/payments/verify-order.ts';
import { commonText, paymentMessages, plansText } from '#shared/texts.ts';
import type { Route } from './+types/payment-verify.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const verified = await orRefusal(
    ask(({ context, viewer }) => verifyOrder(context, viewer, params.orderId)),
    401,
  ).catch(throwAsPage);
  if ('refusal' in verified) return data({ status: 'not_authorized' as const }, { status: verified.refusal.status });
  return data({ status: verified.found });
}

export const meta = () => [{ title: titleOf(plansText.yourPayment) }, { name: 'robots', content: 'noindex' }];

/** Where the gateway sends payers back to: what became of their order, by the gateway's own word (docs/product/rules.md, 'Payment'). */
export default function PaymentVerify({ loaderData: { status }, params: { orderId } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto grid max-w-lg gap-5 rounded-xl border border-sand-dark bg-paper p-6 sm:p-10">
        {status === 'paid' && <Paid />}
        {status === 'pending' && <Pending orderId={orderId} path={pathname} />}
        {status === 'failed' && <Failed />}
        {status === 'not_authorized' && (
          <>
            <h1 className="font-extrabold text-2xl tracking-tight">{plansText.yourPayment}</h1>
            <NotAuthorized path={pathname}>{plansText.logInToSee}</NotAuthorized>
          </>
        )}
      </div>
    </div>
  );
}

const ICON = 'size-12';
const TITLE = 'font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl';

function Paid() {
  const account = useAccount();
  const wayBack = useWayBack();
  const isContractor = account.kind === 'contractor';
  return (
    <>
      <CircleCheck aria-hidden className={`${ICON} text-leaf`} />
      <h1 className={TITLE}>{plansText.received}</h1>
      <p className="text-ink-soft text-lg">{isContractor ? plansText.businessHasMark : plansText.userSeesNumbers}</p>
      {wayBack && (
        <Link to={wayBack} state={wantedAt(wayBack)} className={buttonClass()}>
          {plansText.backToBusiness}
        </Link>
      )}
      <Link
        to={isContractor ? `/viewdetails/${account.contractor._id}` : '/'}
        className={buttonClass({ variant: wayBack ? 'secondary' : 'primary' })}
      >
        {isContractor ? plansText.seeYourPage : plansText.findBusiness}
      </Link>
    </>
  );
}

/** How often the page asks again by itself, and how many times. */
const INTERVAL = 3_000;
const TIMES = 40;

function Pending({ orderId, path }: { orderId: string; path: string }) {
  const { revalidate } = useRevalidator();
  const { data: status } = useQuery({
    queryKey: ['order', orderId],
    queryFn: async ({ signal }) =>
      (await callApi('GET /payment/orders/verify/:order_id', { params: { order_id: orderId }, signal })).status,
    initialData: 'pending' as const,
    gcTime: 0,
    // An answer that is lost is asked for again with the next turn.
    retry: false,
    refetchInterval: ({ state }) => state.data === 'pending' && state.dataUpdateCount + state.errorUpdateCount < TIMES && INTERVAL,
  });
  const isKnown = status !== 'pending';
  // The whole page is read anew once, as a plan that is paid for shows in more than this part.
  useEffect(() => {
    if (isKnown) void revalidate();
  }, [isKnown, revalidate]);
  return (
    <>
      <Hourglass aria-hidden className={`${ICON} text-amber`} />
      <h1 className={TITLE}>{plansText.waiting}</h1>
      <p role="status" className="text-ink-soft text-lg">
        {plansText.notConfirmedYet}
      </p>
      <p className="text-ink-soft">{plansText.nothingCharged}</p>
      <Link to={path} reloadDocument className={buttonClass()}>
        {plansText.checkAgain}
      </Link>
      <Link to="/plans" className={buttonClass({ variant: 'secondary' })}>
        {plansText.backToPlan}
      </Link>
    </>
  );
}

function Failed() {
  return (
    <>
      <CircleX aria-hidden className={`${ICON} text-danger`} />
      <div role="alert">
        <h1 className={TITLE}>{paymentMessages.paymentFailed}</h1>
      </div>
      <p className="text-ink-soft text-lg">{plansText.notCompleted}</p>
      <Link to="/plans" className={buttonClass()}>
        {commonText.tryAgain}
      </Link>
      <Link to="/contact" className={buttonClass({ variant: 'secondary' })}>
        {plansText.contactUs}
      </Link>
    </>
  );
}
