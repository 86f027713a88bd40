import type { OfferedAccount } from '#shared/schemas/phone-codes.ts';

/** Who logs in by a code, as the addresses name them. */
export type PhoneWay = 'user' | 'supplier';

/** Where each kind of account finds its calls and its other pages. */
export const phoneWays = {
  user: { kind: 'user', calls: '/user/phone', forgot: '/user/forgot-password/verify-email', home: '/' },
  // Enquiries wait there.
  supplier: {
    kind: 'contractor',
    calls: '/contractor/auth/phone',
    forgot: '/supplier/forgot-password/verify-email',
    home: '/profilesupplier',
  },
} as const;

/** The way of a kind of account. */
export function wayOf(kind: OfferedAccount['kind']) {
  return kind === 'user' ? phoneWays.user : phoneWays.supplier;
}
