import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { hashToken } from '#server/features/sessions/open-session.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { freshNumber, makeShortMessage } from '#tests/factories/short-message.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { setCookieLine } from '#tests/helpers/test-app.ts';
import { daysAgo } from '#tests/helpers/work-steps.ts';

/** A site whose short messages have links, and what tests of these do. */
export async function startLinkSite() {
  const site = await startMessageSite({ pages: true });
  const { app, context, db, gateway } = site;
  const PASSWORD = 'monsoon-2026';
  const passwordHash = await hash(PASSWORD);

  /** An owner whose number is proven, and the link of a message that they got. */
  async function makeOwner(given: Parameters<typeof makeBusiness>[1] = {}) {
    const to = freshNumber();
    const id = await makeBusiness(db, { phone_no: to.slice(3), phone_proven_at: daysAgo(30), ...given });
    return { id, ...(await linkFor({ kind: 'contractor', businessId: id }, to)) };
  }

  async function linkFor(account: PublicAccount, to: string, kind: MessageKind = 'enquiry') {
    const { messageId } = await makeShortMessage(context, { kind, account, to });
    await site.stands(messageId, 'sent');
    const { text = '' } = gateway.taken.findLast((message) => message.to === to) ?? {};
    const [, token = ''] = /\/m\/([\w-]{22}) /.exec(text) ?? [];
    return { messageId, token, url: `/m/${token}` };
  }

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const post = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const onceIn = ({ body }: { body: string }) => /name="once" value="([\w-]{22})"/.exec(body)?.[1] ?? '';
  const sessionIn = ({ headers }: { headers: Record<string, unknown> }) => /^nirmaan=([^;]+)/.exec(setCookieLine(headers) ?? '')?.[1];
  const cookie = (token: string) => ({ cookie: `nirmaan=${token}` });
  const viewerOf = (token: string) =>
    db
      .selectFrom('sessions')
      .select(['user_id', 'business_id', sql<boolean>`proven_at > '2000-01-01'`.as('is_proven')])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
  const isOpen = (response: { body: string; statusCode: number }) =>
    response.statusCode === 200 && response.body.includes('Open the enquiry');

  return {
    ...site,
    PASSWORD,
    passwordHash,
    makeOwner,
    linkFor,
    get,
    post,
    mainOf,
    onceIn,
    sessionIn,
    cookie,
    viewerOf,
    isOpen,
  };
}
