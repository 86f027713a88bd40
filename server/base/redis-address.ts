import type { RedisOptions } from 'ioredis';

/** redis+sentinel://user:password@one:26379,two:26379/nirmaan: the sentinels, and the name by which they know the server. */
const SENTINELS = /^redis\+sentinel:\/\/(?:([^:@/]*):([^@/]+)@)?([^@/?#]+)\/([\w.-]+)$/i;
const SENTINEL = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i;
const USUAL_PORT = 26_379;

/**
 * What an address says of where Redis is: a server of its own, or the one that its sentinels name.
 * @returns nothing where it is no such address.
 */
export function readRedisAddress(address: string): { url: string } | { options: RedisOptions } | undefined {
  if (/^rediss?:\/\//i.test(address)) return URL.canParse(address) ? { url: address } : undefined;
  const [, username, password, list = '', name = ''] = SENTINELS.exec(address) ?? [];
  const sentinels = list.split(',').map((each) => SENTINEL.exec(each));
  const [account, word] = [decode(username), decode(password)];
  if (!sentinels.every((parts) => parts !== null) || account === undefined || word === undefined) return undefined;
  return {
    options: {
      sentinels: sentinels.map(([, host = '', port]) => ({ host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? USUAL_PORT) })),
      name,
      ...(account ? { username: account } : {}),
      ...(word ? { password: word } : {}),
    },
  };
}

function decode(written = ''): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
