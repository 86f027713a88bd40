import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/base/config.ts';
import type { Way } from '#server/messages/way.ts';

/** Where messages are written without a gateway: for whoever runs the site alone, as they hold codes and numbers. */
export function messageFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'messages');
}

/** Writes each message into a file under DATA_DIR/messages, and its kind into the log. */
export function createFolderWay(config: Pick<Config, 'DATA_DIR'>, log: FastifyBaseLogger): Way {
  return {
    name: 'folder',
    needs: [],
    costOf: () => 0,
    async send({ messageId, kind, language, to, text }) {
      const folder = messageFolder(config);
      const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${messageId.slice(-8)}.txt`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
      log.info({ kind, language, file }, 'message written');
      return { is: 'taken', gatewayId: undefined };
    },
  };
}
