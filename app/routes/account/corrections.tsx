import { redirect } from 'react-router';
import { EmptyState } from '#app/components/list-states.tsx';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { OwnCorrectionList } from '#app/features/corrections/own-correction-list.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listCorrectionsByLink, listOwnCorrections } from '#server/features/corrections/list-corrections.ts';
import { correctionsText } from '#shared/texts.ts';
import type { Route } from './+types/corrections.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const token = new URL(request.url).searchParams.get('list');
  if (token !== null) return { corrections: await ask(({ context }) => listCorrectionsByLink(context, token)) };
  const { kind } = context.get(viewerContext);
  if (kind === 'visitor') throw redirect(loginAddress('/user/login', '/user/corrections'));
  if (kind === 'admin') throw redirect('/');
  return { corrections: await ask(({ context, viewer }) => listOwnCorrections(context, viewer)) };
}

export const meta = () => [{ title: titleOf(correctionsText.yours) }, { name: 'robots', content: 'noindex' }];

/** What somebody has suggested: of their account, or of the address that a mail with a link went to. */
export default function Corrections({ loaderData: { corrections } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-14 sm:pt-8">
      <h1 className="mb-5 font-extrabold text-2xl leading-tight tracking-tight sm:text-4xl">{correctionsText.yours}</h1>
      {!corrections && <EmptyState title={correctionsText.deadList} />}
      {corrections?.length === 0 && <EmptyState title={correctionsText.none} hint={correctionsText.noneHint} />}
      {corrections && corrections.length > 0 && <OwnCorrectionList corrections={corrections} />}
    </div>
  );
}
