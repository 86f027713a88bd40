import type { ResetKind } from '#shared/schemas/password-reset.ts';

/** Who forgot the password, as the addresses name them. */
export type ResetWay = 'user' | 'supplier';

/** Where each kind of account finds its pages and its calls. */
export const resetWays = {
  user: { kind: 'user', pages: '/user/forgot-password', calls: '/user/forgotpassword', login: '/user/login' },
  supplier: { kind: 'contractor', pages: '/supplier/forgot-password', calls: '/contractor/auth/forgotpassword', login: '/supplier/login' },
} as const satisfies Record<ResetWay, { kind: ResetKind; pages: string; calls: string; login: string }>;
