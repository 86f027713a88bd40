import { loadScript } from '#app/components/load-script.ts';

const SOURCE = 'https://sdk.cashfree.com/js/v3/cashfree.js';

/** What we use of the provider's script; it brings no types of its own. */
interface Cashfree {
  checkout(options: { paymentSessionId: string; redirectTarget: '_self' }): Promise<{ error?: { message?: string } } | undefined>;
}

declare global {
  interface Window {
    Cashfree?: (options: { mode: 'sandbox' | 'production' }) => Cashfree;
  }
}

/**
 * Leads to the provider's checkout. Nothing it says proves a payment.
 * @returns what went wrong, in the provider's words if it has any; nothing while the page is being left.
 * @throws when the provider's script cannot be loaded.
 */
export async function openCashfreeCheckout(mode: 'sandbox' | 'production', sessionId: string): Promise<{ message?: string } | undefined> {
  if (!window.Cashfree) await loadScript(SOURCE);
  if (!window.Cashfree) throw new Error('The checkout script brought nothing');
  const answer = await window.Cashfree({ mode }).checkout({ paymentSessionId: sessionId, redirectTarget: '_self' });
  return answer?.error;
}

/** Whether the document was loaded at this very page: the security policy of another page's keeps the script out. */
export function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
}
