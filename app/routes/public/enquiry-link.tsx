import { askContext } from '#app/context.ts';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
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
    <LinkBox title={threadsText.linkOpensNothing}>
      <LinkEnd>{said}</LinkEnd>
    </LinkBox>
  );
}
