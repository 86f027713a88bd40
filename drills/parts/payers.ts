import type pg from 'pg';
import { type Answer, call } from '#drills/parts/call.ts';
import type { MailListener } from '#drills/parts/mail-listener.ts';
import type { MovedClock } from '#drills/parts/moved-clock.ts';
import { type Account, newPhone, nextNumber, registerUsers } from '#drills/parts/people.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWebhook, type openPaymentGateway } from '#tests/helpers/gateway-stand-in.ts';

type PaymentGateway = Awaited<ReturnType<typeof openPaymentGateway>>;

/** What each of them does: three pay while nobody can be asked, two want to buy meanwhile, one never pays. */
const ROLES = ['returns', 'noticed', 'stays away', 'buys again', 'gives up', 'never pays'] as const;
type Role = (typeof ROLES)[number];

/** What each order must have come to in the end. */
const ENDS: Record<Role, string> = {
  returns: 'paid',
  noticed: 'paid',
  'stays away': 'paid',
  'buys again': 'paid',
  'gives up': 'expired',
  'never pays': 'expired',
};
const PAYING = ROLES.filter((role) => ENDS[role] === 'paid');

interface Payer extends Account {
  /** The same for every try of the click. */
  key: string;
  orderId: string;
}

/** People who buy the plan while the payment gateway cannot be reached, and what they are told. */
export class Payers {
  readonly #server: Server;
  readonly #gateway: PaymentGateway;
  readonly #clock: MovedClock;
  readonly #payers: Record<Role, Payer>;
  readonly #unkind = new Map<string, number>();
  #told = 0;
  #slowest = 0;

  private constructor(server: Server, gateway: PaymentGateway, clock: MovedClock, payers: Record<Role, Payer>) {
    this.#server = server;
    this.#gateway = gateway;
    this.#clock = clock;
    this.#payers = payers;
  }

  static async register(server: Server, gateway: PaymentGateway, clock: MovedClock): Promise<Payers> {
    const users = await registerUsers(server.url, ROLES.length);
    const payers = ROLES.map((role, n) => [role, { ...(users[n] as Account), key: `drill-payer-${nextNumber()}`, orderId: '' }]);
    return new Payers(server, gateway, clock, Object.fromEntries(payers) as Record<Role, Payer>);
  }

  /** Those who have begun before the gateway went away. */
  async openOrders() {
    for (const role of ['returns', 'noticed', 'stays away', 'never pays'] as const) await this.#mustBuy(role);
  }

  /** Their money came while the site could not ask. */
  payWhileAway() {
    for (const role of ['returns', 'noticed', 'stays away'] as const) this.#pay(role);
  }

  /** What payers and the gateway's notice do while it cannot be asked: each must be told so kindly. */
  async tryAll() {
    const { returns, noticed } = this.#payers;
    await Promise.all([
      this.tryToBuy(),
      this.#ask('verify', this.#verify(returns), ({ status, text }) => status === 200 && text.includes('"pending"')),
      this.#ask('notice', this.#notify(noticed), ({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0),
    ]);
  }

  async tryToBuy() {
    const isKind = ({ status, text, headers }: Answer) =>
      status === 503 && text.includes('"payment_unavailable"') && Number(headers['retry-after']) > 0;
    await Promise.all((['buys again', 'gives up'] as const).map((role) => this.#ask('order', this.#buy(this.#payers[role]), isKind)));
  }

  /** The gateway is back: one payer looks at the page, the notice comes again, one clicks again and pays. */
  async comeBack() {
    const { returns, noticed } = this.#payers;
    await this.#must('verify', this.#verify(returns), ({ text }) => text.includes('"paid"'));
    await this.#must('notice', this.#notify(noticed), ({ status }) => status === 200);
    await this.#mustBuy('buys again');
    this.#pay('buys again');
    await this.#must('verify', this.#verify(this.#payers['buys again']), ({ text }) => text.includes('"paid"'));
  }

  /** The hour of the orders that nobody paid is over, at the gateway too. */
  letExpire() {
    const order = this.#gateway.orders.get(this.#payers['never pays'].orderId);
    if (order) order.order_status = 'EXPIRED';
  }

  /** Whether each payment is known and has given its payer the plan. */
  async arePaid(database: pg.Pool): Promise<boolean> {
    return (await this.#statuses(database)).filter(({ status, is_granted }) => status === 'paid' && is_granted).length === PAYING.length;
  }

  async areEnded(database: pg.Pool): Promise<boolean> {
    return (await this.#statuses(database)).every(({ status }) => status !== 'created');
  }

  tellRefusals(stage: Stage, longest: number) {
    stage.proved(this.#told, 'payers told what is');
    const unkind = [...this.#unkind].map((pair) => pair.join(' × ')).join(', ');
    stage.expect(
      'unkindly',
      [...this.#unkind.values()].reduce((sum, times) => sum + times, 0),
      '=',
      0,
    );
    if (unkind) stage.fail(unkind);
    stage.expect('the slowest', this.#slowest, '≤', longest, 'ms');
  }

  /** What the orders have come to: each payer has the plan by one order, and one receipt. */
  async tell(stage: Stage, database: pg.Pool, mail: MailListener) {
    const all = await this.#statuses(database);
    for (const role of ROLES) {
      const orders = all.filter(({ user_id }) => user_id === this.#payers[role].id);
      const wrong = orders.length !== 1 || orders[0]?.status !== ENDS[role];
      if (wrong) stage.fail(`who ${role} has ${orders.map(({ status }) => status).join(', ') || 'no order'}, not ${ENDS[role]}`);
    }
    stage.proved(all.length, 'orders');
    stage.expect('granted', all.filter(({ is_granted }) => is_granted).length, '=', PAYING.length);
    const { different, again } = mail.count('receipt-');
    stage.expect('receipts', different, '=', PAYING.length);
    stage.expect('sent again', again, '=', 0);
    stage.expect('to be refunded', mail.count('refund-').different, '=', 0);
  }

  async #statuses(database: pg.Pool) {
    const ids = ROLES.map((role) => this.#payers[role].id);
    const { rows } = await database.query<{ user_id: string; status: string; is_granted: boolean }>(
      `select user_id, status, granted_at is not null and plan = 'one_time' as is_granted
        from payment_orders join users using (user_id) where user_id = any ($1)`,
      [ids],
    );
    return rows;
  }

  #pay(role: Role) {
    const order = this.#gateway.orders.get(this.#payers[role].orderId);
    if (!order) throw new Error(`the gateway has no order of who ${role}`);
    order.order_status = 'PAID';
  }

  async #mustBuy(role: Role) {
    const payer = this.#payers[role];
    const { text } = await this.#must('order', this.#buy(payer), ({ status }) => status === 201);
    payer.orderId = (JSON.parse(text) as { order_id: string }).order_id;
  }

  #buy({ key, token }: Payer): Promise<Answer> {
    const body = { phone_number: newPhone(), amount: 99, idempotency_key: key };
    return call(`${this.#server.url}/api/v1/payment/orders/create`, { method: 'POST', body, token });
  }

  #verify({ orderId, token }: Payer): Promise<Answer> {
    return call(`${this.#server.url}/api/v1/payment/orders/verify/${orderId}`, { token });
  }

  #notify({ orderId }: Payer): Promise<Answer> {
    const { headers, payload } = makeWebhook(orderId, { sentAt: this.#clock.now.getTime() });
    return call(`${this.#server.url}/api/v1/payment/webhook`, { method: 'POST', body: JSON.parse(payload), headers });
  }

  async #ask(what: string, asking: Promise<Answer>, isKind: (answer: Answer) => boolean) {
    const from = performance.now();
    const answer = await asking;
    this.#slowest = Math.max(this.#slowest, performance.now() - from);
    this.#told += 1;
    if (isKind(answer)) return;
    const name = `${what} ${answer.status || answer.lost} ${answer.text.slice(0, 100)}`;
    this.#unkind.set(name, (this.#unkind.get(name) ?? 0) + 1);
  }

  async #must(what: string, asking: Promise<Answer>, isRight: (answer: Answer) => boolean): Promise<Answer> {
    const answer = await asking;
    if (!isRight(answer)) throw new Error(`${what} was answered with ${answer.status || answer.lost}: ${answer.text.slice(0, 200)}`);
    return answer;
  }
}
