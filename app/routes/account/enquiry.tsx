import { redirect } from 'react-router';
import { throwAsPage } from '#app/components/page-refusal.ts';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { AskedThread } from '#app/features/threads/asked-thread.tsx';
import { readAskedThread } from '#server/features/enquiries/threads/read-thread.ts';
import { threadsText } from '#shared/texts.ts';
import type { Route } from './+types/enquiry.ts';

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData?.enquiry.business.name;
  return [
    { title: titleOf(name === undefined ? threadsText.yourEnquiryToBusiness : threadsText.yourEnquiryTo(name)) },
    { name: 'robots', content: 'noindex' },
  ];
}

export function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { kind } = context.get(viewerContext);
  if (kind === 'visitor') throw redirect(loginAddress('/user/login', `/user/enquiries/${params.id}`));
  if (kind === 'admin') throw redirect('/');
  return ask(({ context, viewer }) => readAskedThread(context, viewer, params.id)).catch(throwAsPage);
}

/** One conversation of an account that has sent an enquiry. */
export default function Enquiry({ params, loaderData }: Route.ComponentProps) {
  return <AskedThread thread={params.id} found={loaderData} />;
}
