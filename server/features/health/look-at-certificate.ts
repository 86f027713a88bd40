import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** What a browser meets at the public address. */
export interface FoundCertificate {
  /** When it ends; none where it was not reached. */
  expiresAt: string | null;
  /** The code by which a browser would refuse it, or why it was not reached. */
  problem: string | null;
}

/** How long the address may take, in milliseconds. */
const PATIENCE = 5_000;

/** Looks at the certificate of an https address, as a browser far away does: it trusts whom Node trusts. Never throws. */
export function lookAtCertificate(url: string): Promise<FoundCertificate> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const name = isIP(host) ? {} : { servername: host };
    // One that is refused has to be seen as well.
    const socket = connect({ host, port: Number(port || 443), rejectUnauthorized: false, ...name });
    const end = (found: FoundCertificate) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(found);
    };
    const timer = setTimeout(() => end({ expiresAt: null, problem: 'ETIMEDOUT' }), PATIENCE);
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) => end({ expiresAt: null, problem: code ?? message }));
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      // A text, whatever its type says.
      const problem = socket.authorized ? null : String(socket.authorizationError);
      end({ expiresAt: validTo ? new Date(validTo).toISOString() : null, problem });
    });
  });
}
