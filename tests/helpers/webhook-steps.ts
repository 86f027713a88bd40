import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { sendWebhooks } from '#server/features/webhooks/send-due.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { startWebhookReceiver } from '#tests/helpers/webhook-receiver.ts';

/** A site with a partner that it tells, and what tests of that do. Before each test nobody is told anything. */
export async function startWebhookSite() {
  const mail = await startMailServer();
  const partner = await startWebhookReceiver();
  const settings = { WEBHOOK_STAND_IN: partner.url, SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.example' };
  const { app, context, db } = await createTestApp(settings);
  const { headers: admin, id: adminId } = await signInAdmin(db);

  beforeEach(async () => {
    await db.deleteFrom('webhook_endpoints').execute();
    partner.answerWith();
    partner.takeAll();
  });

  return {
    app,
    context,
    db,
    mail,
    partner,
    admin,
    adminId,
    form: { url: `${partner.url}/hook`, events: ['business.approved'], showsPrivate: false },
    send: () => sendWebhooks.run(context, {}),
    office: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      call(app, method, `/api/v1/admin/webhook/${path}`, body, admin),
    deliveriesOf: (id: string) =>
      db.selectFrom('webhook_deliveries').selectAll().where('webhook_endpoint_id', '=', id).orderBy('place').execute(),
    endpointOf: (id: string) => db.selectFrom('webhook_endpoints').selectAll().where('webhook_endpoint_id', '=', id).executeTakeFirst(),
    /** As if so much time had gone by for what waits. */
    wait: (interval: string) =>
      sql`update webhook_deliveries set due_at = due_at - ${interval}::interval, waits_since = waits_since - ${interval}::interval,
        claimed_until = claimed_until - ${interval}::interval`.execute(db),
    /** The same for endpoints that do not answer. */
    waitForEndpoints: (interval: string) =>
      sql`update webhook_endpoints set failing_since = failing_since - ${interval}::interval, paused_until = paused_until - ${interval}::interval`.execute(
        db,
      ),
    /** What the partner was told since it was asked last. */
    told: () => partner.takeAll().map(({ body }) => [body.type, body.data._id]),
  };
}
