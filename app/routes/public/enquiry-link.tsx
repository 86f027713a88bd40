import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { privatePage } from '#app/features/page-meta/private-page.ts';
import { AskedThread } from '#app/features/threads/asked-thread.tsx';
import { readAskedThread } from '#server/features/enquiries/threads/read-thread.ts';
import { threadsText } from '#shared/texts.ts';
import type { Route } from './+types/enquiry-link.ts';

/** Whoever has the address can read the conversation. */
const page = privatePage('no-referrer');

export const meta = () => page.meta(threadsText.yourEnquiry);

export const headers = page.headers;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return page.read(
    ask(({ context, viewer }) => readAskedThread(context, viewer, params.token)),
    401,
    403,
    404,
  );
}

/** Where the link in a mail leads: one conversation, without an account. */
export default function EnquiryLink({ params, loaderData: { found, said } }: Route.ComponentProps) {
  if (found) return <AskedThread thread={params.token} found={found} />;
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-lg rounded-2xl border border-cement bg-paper p-5 sm:p-10">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{threadsText.linkOpensNothing}</h1>
        <p role="status" className="mt-3 text-ink-soft text-lg">
          {said}
        </p>
        <Link to="/" className={`${buttonClass({ size: 'lg' })} mt-6 w-full`}>
          {threadsText.goHome}
        </Link>
      </div>
    </div>
  );
}
