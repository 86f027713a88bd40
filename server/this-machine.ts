const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the name in an address means the machine itself, whoever reads it. */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
