import pg from 'pg';
import type { Address } from '#server/db/address.ts';
import { findPrimary } from '#server/db/hosts.ts';

const RECONNECT_AFTER = 1_000;

/** A machine that is gone ends no connection: after so long without a word it is asked for a sign of life. Milliseconds. */
const SILENCE = 5_000;

interface Listener {
  onNotice: (payload: string) => void;
  /** Called each time that it begins to listen: what was said before was not heard. */
  onListening: () => void;
  /** Called when the connection is lost, and with each try that fails. */
  onLost?: () => void;
}

/** Listens on a channel of the database by a connection of its own, which comes back when it is lost. */
export function listenTo(address: Address, channel: string, { onNotice, onListening, onLost = () => {} }: Listener) {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let connecting: Promise<void>;

  const connect = async () => {
    try {
      const next = new pg.Client({
        ...(await findPrimary(address)),
        application_name: 'nirmaan-listener',
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        keepAliveInitialDelayMillis: SILENCE,
      });
      client = next;
      next.on('error', () => {});
      next.on('notification', ({ payload }) => onNotice(payload ?? ''));
      next.once('end', again);
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      onListening();
    } catch {
      client?.end().catch(() => {});
      again();
    }
  };
  const again = () => {
    if (closed || retry) return;
    onLost();
    retry = setTimeout(() => {
      retry = undefined;
      connecting = connect();
    }, RECONNECT_AFTER);
    retry.unref();
  };
  connecting = connect();

  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
