import * as z from 'zod/mini';
import { oneTimePlan } from '#shared/plan.ts';
import { successView } from '#shared/schemas/answers.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { formMessages, paymentMessages as messages } from '#shared/texts.ts';

const key = z
  .string({ error: () => messages.unusableKey })
  .check(z.minLength(1, { error: () => messages.unusableKey }), z.maxLength(255, { error: () => messages.unusableKey }));

/** 'Payment' (docs/product/forms.md). The amount is the plan's, whatever is sent: another one is refused (docs/product/rules.md). */
export const orderInput = z.object({
  phone_number: mobileText(
    () => messages.invalidPhone,
    () => messages.invalidPhone,
  ),
  amount: z.optional(z.literal(oneTimePlan.amount, { error: () => messages.wrongAmount })),
  /** The same for every try of one click; the header `Idempotency-Key` says it too. */
  idempotency_key: z.optional(key),
});

export const orderAnswer = successView({
  payment_session_id: z.string(),
  order_id: z.string(),
  /** Where the gateway has a page of its own; else its script opens the session. */
  checkout_url: z.optional(z.string()),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

export const paymentStatus = z.enum(['paid', 'pending', 'failed']);
export type PaymentStatus = z.infer<typeof paymentStatus>;
export const verifyAnswer = successView({ status: paymentStatus });

export const webhookAnswer = z.object({ success: z.literal(true) });

/** An order as its owner may take it away (docs/product/rules.md, 'Personal data'). */
export const paymentView = z.object({
  order: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'paid', 'failed', 'expired']),
  orderedAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type Payment = z.infer<typeof paymentView>;

/** What the page of the plan needs to know of who looks at it. */
export interface PlanOffer {
  /** Whether anybody can buy it here: somebody takes the money. */
  isSold: boolean;
  hasPlan: boolean;
  /** How the browser opens the checkout, where the gateway has no page of its own: by the provider's script, in this mode. */
  scriptMode: 'sandbox' | 'production' | undefined;
}

/** What somebody does on the checkout page of the sandbox. */
export const sandboxChoice = z.enum(['pay', 'pay_late', 'pay_twice', 'fail', 'leave'], { error: () => formMessages.invalidRequest });
export type SandboxChoice = z.infer<typeof sandboxChoice>;

/** An order as the checkout page of the sandbox shows it. */
export interface SandboxCheckout {
  orderId: string;
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'expired';
  attemptFailed: boolean;
}
