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
