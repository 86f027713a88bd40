import type { Config } from '#server/base/config.ts';

/** What no page of the site uses of a device; where it is, pages ask for what is near. */
const PERMISSIONS = ['camera', 'microphone', 'usb', 'serial', 'midi', 'display-capture', 'browsing-topics'];

/** What headers depend on. */
type Settings = Pick<Config, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>;

/** Headers of every answer, whatever it is. */
export function commonHeaders({ PUBLIC_URL, HSTS_SUBDOMAINS }: Settings): Record<string, string> {
  // A year. What stands beside the site on the same domain may have no certificate: the operator says so, not the program.
  const transport = `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`;
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: browsers would send forms with Origin 'null', which is another site's.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `geolocation=(self), ${PERMISSIONS.map((name) => `${name}=()`).join(', ')}`,
    ...(PUBLIC_URL.startsWith('https:') ? { 'strict-transport-security': transport } : {}),
  };
}

/** Headers of answers that are data, never a page: nothing in them may run or be framed, and nobody keeps them. */
export function dataHeaders(config: Settings): Record<string, string> {
  return {
    ...commonHeaders(config),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Of pictures that everybody may see: other sites may show them, as those who write about a business do. */
export const SHOWN_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/** Everything below /api but the pages that document it. */
const DATA = /^\/api(?!\/docs(?:[/?]|$))(?:[/?]|$)/;

/** Says which headers an address has: data's below /api. */
export function headersByAddress(config: Settings) {
  const [common, data] = [commonHeaders(config), dataHeaders(config)];
  return ({ url }: { url: string }) => (DATA.test(url) ? data : common);
}
