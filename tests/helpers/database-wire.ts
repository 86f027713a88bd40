import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { whenDone } from '#tests/helpers/when-done.ts';

/** The wire between the program and its database, for tests that cut it, let nothing through, or lead it to another server. */
export async function layWire({ host, user, database }: { host: string; user: string; database: string }) {
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  let isCut = false;
  let leadsTo = [host];
  let holding: { words: string; keep: (pair: [Socket, Socket]) => void } | undefined;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const [to = host] = leadsTo;
    leadsTo = [...leadsTo.slice(1), to];
    const far = connect(path.join(to, '.s.PGSQL.5432'));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    // Before what is sent goes on.
    near.on('data', (said: Buffer) => {
      if (!holding || !said.includes(holding.words)) return;
      holding.keep(pair);
      holding = undefined;
    });
    near.pipe(far).pipe(near);
    if (isFrozen) stand(pair);
    for (const end of pair) {
      end.on('error', () => {});
      end.once('close', () => {
        pairs.delete(pair);
        for (const either of pair) either.destroy();
      });
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const [near] of pairs) near.destroy();
  };
  whenDone(() => {
    cut();
    server.close();
  });
  return {
    address: { connectionString: `postgres://${user}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}` },
    /** What is sent arrives nowhere; nothing is refused. */
    freeze() {
      isFrozen = true;
      for (const pair of pairs) stand(pair);
    },
    /** What is sent on the connections that are open arrives nowhere; those that come next are served. */
    swallow() {
      for (const pair of pairs) stand(pair);
    },
    /** Holds back what is answered next to these words. */
    hold(words: string) {
      const [isHeld, hasEnded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let deliver = () => {};
      const keep = ([near, far]: [Socket, Socket]) => {
        const answer: Buffer[] = [];
        const take = (chunk: Buffer) => {
          answer.push(chunk);
          isHeld.resolve();
        };
        near.once('close', hasEnded.resolve);
        far.unpipe(near).on('data', take).resume();
        deliver = () => {
          far.off('data', take);
          near.write(Buffer.concat(answer));
          far.pipe(near);
        };
      };
      holding = { words, keep };
      return {
        /** Once there is an answer. */
        isHeld: isHeld.promise,
        /** Sends it on at once. @returns once that connection has ended. */
        letGo() {
          deliver();
          return hasEnded.promise;
        },
      };
    },
    cut,
    /** Ends all connections; those that come next are the other server's, or of several in turn. */
    leadTo(...others: string[]) {
      leadsTo = others;
      for (const [near] of pairs) near.destroy();
    },
    mend() {
      isFrozen = false;
      isCut = false;
      for (const [near, far] of pairs) near.pipe(far).pipe(near);
    },
  };
}

function stand(pair: [Socket, Socket]) {
  for (const end of pair) end.unpipe().pause();
}
