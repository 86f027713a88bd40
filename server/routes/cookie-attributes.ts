import type { Config } from '#server/base/config.ts';

/**
 * What every cookie of ours has: no script reads it, it goes to the whole site, and over TLS alone where the site is reached so.
 * @param sameSite 'strict' for what no link from elsewhere has to bring along.
 */
export function cookieAttributes({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, sameSite: 'lax' | 'strict' = 'lax') {
  return { path: '/', httpOnly: true, sameSite, secure: PUBLIC_URL.startsWith('https:') } as const;
}
