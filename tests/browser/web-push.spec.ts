import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startPushService } from '#tests/helpers/push-service.ts';

/** What service workers know and pages do not: the types of the tests are those of pages. */
declare class PushEvent extends Event {
  constructor(type: string, init: { data: string });
}
declare class ExtendableEvent extends Event {}
declare const WindowClient: { prototype: { focus: () => Promise<unknown> } };

/** As playwright.config.ts tells the server. */
const PUSH_PORT = Number(process.env.BROWSER_TESTS_PORT ?? 4710) + 3;

test.describe('an owner and their devices', () => {
  // They share the push service's port.
  test.describe.configure({ mode: 'default' });
  test.use({ serviceWorkers: 'allow' });

  test('the device is asked after a first enquiry, is told of the next, which is answered with a price, and is turned off', async ({
    page,
    open,
    context,
    baseURL,
    request,
  }) => {
    await page.setViewportSize(PHONE);
    const service = await startPushService(PUSH_PORT);
    try {
      const device = service.subscribe();
      // The browser of the tests has no push service on the internet: it subscribes at the stand-in, all else is its own.
      await context.addInitScript((made) => {
        const subscription = { endpoint: made.endpoint, toJSON: () => ({ endpoint: made.endpoint, keys: made.keys }), unsubscribe };
        async function unsubscribe() {
          localStorage.removeItem('subscribed');
          return true;
        }
        Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('answered') ?? 'default' });
        Notification.requestPermission = async () => {
          localStorage.setItem('answered', 'granted');
          return 'granted';
        };
        PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? (subscription as never) : null);
        PushManager.prototype.subscribe = async (options) => {
          if (typeof options?.applicationServerKey !== 'string' || !options.userVisibleOnly) throw new Error('Not as it should be');
          localStorage.setItem('subscribed', '1');
          return subscription as never;
        };
      }, device);
      await context.grantPermissions(['notifications']);
      const { id, token } = await inDatabase(async (db) => signInBusiness(db, await makeBusiness(db, { service: 'Waterproofing' })));
      await keepSession(page, baseURL, token);
      const ask = async (name: string) => {
        const data = { name, phoneNo: '9876543210', email: 'meera@example.in', message: 'Our terrace leaks.' };
        expect((await request.post(`/api/v1/send-enquiry/${id}`, { data })).status()).toBe(201);
      };
      await open('/profilesupplier');
      await expect(page.getByText('No enquiries yet')).toBeVisible();
      const panel = page.getByRole('region', { name: 'Notifications' });
      await expect(panel).toHaveCount(0);

      await ask('Meera Kulkarni');
      await page.reload();
      await takenOver(page);
      await expect(panel).toContainText('We show new enquiries on the devices where you turn this on');
      await expectGoodAtBothWidths(page);
      await panel.getByRole('button', { name: 'Turn on notifications' }).click();
      await expect(toast(page, 'This device shows you new enquiries now')).toBeVisible();
      await expect(panel).toContainText('This device shows you new enquiries.');
      await inDatabase(async (db) => {
        const { session_hash } = await db
          .selectFrom('push_devices')
          .select('session_hash')
          .where('business_id', '=', id)
          .executeTakeFirstOrThrow();
        const other = { business_id: id, session_hash, p256dh: 'x', auth: 'x', name: 'Firefox on Windows' };
        await db
          .insertInto('push_devices')
          .values({ ...other, endpoint: `${service.url}/gone-${id}` })
          .execute();
      });

      await ask('Anil Gupta');
      const { notice } = await service.next();
      expect(notice.title).toBe('New enquiry: Waterproofing');
      const shown = await deliver(page, notice);
      const { path, ...words } = notice;
      expect(shown).toEqual({ ...words, icon: '/icon-192.png', data: { path } });
      await press(page, shown.data);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anil Gupta');
      await page.getByLabel('Your answer to Anil Gupta').fill('We can come tomorrow.');
      await page.getByLabel('Price from (₹)').fill('40');
      await page.getByLabel('The price is for').selectOption('sq ft');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(toast(page, 'Message sent')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Messages' }).getByText('Rs 40 per sq ft')).toBeVisible();
      await open('/profilesupplier');

      await panel.getByText('On 2 devices').click();
      await expectGoodAtBothWidths(page);
      await panel.getByRole('button', { name: 'Turn off on Firefox on Windows' }).click();
      await expect(panel.getByText('On 2 devices')).toHaveCount(0);
      const devices = () =>
        inDatabase((db) => db.selectFrom('push_devices').select(['name', 'endpoint']).where('business_id', '=', id).execute());
      const name = (await devices())[0]?.name;
      const renewed = service.subscribe();
      await renew(page, renewed, { byBrowser: true });
      await expect.poll(devices).toEqual([{ name, endpoint: renewed.endpoint }]);
      await renew(page, device, { byBrowser: false });
      await expect.poll(devices).toEqual([{ name, endpoint: device.endpoint }]);

      await panel.getByRole('button', { name: 'Turn off here' }).click();
      await expect(panel.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
      expect(await devices()).toEqual([]);
      // What was turned off stays so: the site takes no renewal of it, and the browser ends it.
      await renew(page, renewed, { byBrowser: true });
      await expect
        .poll(() =>
          page
            .context()
            .serviceWorkers()[0]
            ?.evaluate(() => (self as { ended?: string }).ended),
        )
        .toBe(renewed.endpoint);
      expect(await devices()).toEqual([]);
    } finally {
      await service.close();
    }
  });
});

/**
 * Has the browser's service worker get a message. The browser of the tests has no push service and shows no notifications: the event is
 * ours, and what is asked to be shown is noted instead.
 */
async function deliver(page: Page, notice: object) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  const shown = await worker.evaluate(
    (data) =>
      new Promise((resolve) => {
        ServiceWorkerRegistration.prototype.showNotification = async (title, options) => resolve({ title, ...options });
        self.dispatchEvent(new PushEvent('push', { data }));
      }),
    JSON.stringify(notice),
  );
  return shown as { title: string; data: { path: string } };
}

/** Has the browser's push service give up the device's address, with another one at once or for the worker to ask for. */
async function renew(page: Page, made: { endpoint: string; keys: object }, { byBrowser }: { byBrowser: boolean }) {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(
    ({ made, byBrowser }) => {
      async function unsubscribe() {
        Object.assign(self, { ended: made.endpoint });
        return true;
      }
      const subscription = { toJSON: () => made, unsubscribe } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => subscription;
      const event = new ExtendableEvent('pushsubscriptionchange');
      Object.defineProperty(event, 'newSubscription', { value: byBrowser ? subscription : null });
      self.dispatchEvent(event);
    },
    { made: { endpoint: made.endpoint, keys: made.keys }, byBrowser },
  );
}

/** Presses a notification, as the phone's owner would. */
async function press(page: Page, data: { path: string }) {
  // A worker may lead those pages elsewhere that it has taken over: not one whose loading began before the worker did.
  await page.reload();
  await takenOver(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate((data) => {
    // Bringing a window to the front takes a real press.
    WindowClient.prototype.focus = async function () {
      return this;
    };
    const event = new ExtendableEvent('notificationclick');
    Object.defineProperty(event, 'notification', { value: { data, close: () => {} } });
    self.dispatchEvent(event);
  }, data);
}

test('a spammer whom three owners mark ends in quarantine, and the team lets one enquiry through', async ({
  page,
  open,
  baseURL,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const spammer = { name: 'Cheap Loans', phoneNo: `97${randomInt(10_000_000, 99_999_999)}`, email: `loans-${randomUUID()}@example.in` };
  const owners = await inDatabase((db) => Promise.all(Array.from({ length: 4 }, () => signInBusiness(db))));
  // What anybody can type, a mark does not weigh against.
  const { headers } = await inDatabase((db) => signInUser(db));
  const send = async (n: number) => {
    const data = { ...spammer, message: `Loans for all, number ${n}` };
    expect((await request.post(`/api/v1/send-enquiry/${owners[n]?.id}`, { data, headers })).status()).toBe(201);
  };
  for (const n of [0, 1, 2]) {
    await send(n);
    await keepSession(page, baseURL, owners[n]?.token ?? '');
    await open('/profilesupplier');
    // The mark stands in the inbox, and in the conversation.
    if (n === 1) {
      await page.getByRole('button', { name: 'Spam', exact: true }).click();
      await expect(page.getByText('Our team hears of it when you mark it as not a real customer.')).toBeVisible();
      await page.getByRole('link', { name: 'Answer Cheap Loans' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cheap Loans');
    }
    await page.getByRole('button', { name: 'Not a real customer? The enquiry from Cheap Loans' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not a real customer' });
    if (n === 0) {
      await dialog.getByRole('button', { name: 'Mark as not a real customer' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: 'Please choose a reason' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Mark as not a real customer' })).toBeInViewport({ ratio: 1 });
      await expectGoodAtBothWidths(page);
    }
    await dialog.getByRole('radio', { name: 'Spam' }).check();
    await dialog.getByLabel('In your words (optional)').fill('Calls every day');
    await dialog.getByRole('button', { name: 'Mark as not a real customer' }).click();
    await expect(page.getByText('Not a real customer: Spam')).toBeVisible();
    if (n === 0) await expectGoodAtBothWidths(page);
  }
  await send(3);
  await keepSession(page, baseURL, owners[3]?.token ?? '');
  await open('/profilesupplier');
  await expect(page.getByText('No enquiries yet')).toBeVisible();

  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/quarantine');
  const item = page.getByRole('article').filter({ hasText: spammer.email });
  await expect(item).toContainText('Calls every day');
  await expectGoodAtBothWidths(page);
  await item.getByRole('button', { name: 'Release' }).click();
  await expect(toast(page, 'Enquiry released: the business has it now')).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.getByRole('link', { name: /^Released/ }).click();
  await expect(item).toContainText('Released on');

  await keepSession(page, baseURL, owners[3]?.token ?? '');
  await open('/profilesupplier');
  await expect(page.getByText('Loans for all, number 3')).toBeVisible();
});

for (const status of ['pending', 'rejected']) {
  test(`an owner whose business is ${status} is not asked for what would be refused`, async ({ page, open, context, baseURL }) => {
    await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    const { token } = await inDatabase(async (db) => {
      const business_id = await makeBusiness(db, { status });
      await makeEnquiry(db, { business_id });
      return signInBusiness(db, business_id);
    });
    await keepSession(page, baseURL, token);
    await open('/profilesupplier');
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel).toContainText('Notifications can be turned on once your business is approved.');
    await expect(panel.getByRole('button')).toHaveCount(0);
  });
}
