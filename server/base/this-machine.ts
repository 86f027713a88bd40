const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the name in an address means the machine itself, whoever reads it. */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Whether strangers reach a site at this address: one that TLS carries, on another machine than their own. */
export function isPublicSite(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !isThisMachine(hostname);
}
