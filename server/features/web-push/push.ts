import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { Config } from '#server/base/config.ts';
import { postOnce } from '#server/base/post-once.ts';
import { lookUpPublic } from '#server/base/public-address.ts';
import { isPushEndpoint } from '#server/features/web-push/endpoint.ts';

/** What a device is told. It passes a push service that cannot read it, and shows on locked screens: nothing of the sender is in it. */
export interface Notice {
  title: string;
  body: string;
  /** The page that it leads to. */
  path: string;
  /** Two of one tag are one: a message that comes twice is shown once. At most 32 letters of base64url. */
  tag: string;
}

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /**
   * Hands a notice to the device's push service.
   * @returns 'gone' when there is no such device any more.
   * @throws when it was not taken: another try may be.
   */
  send(subscription: Subscription, notice: Notice): Promise<'taken' | 'gone'>;
}

/** Seconds for which a push service keeps what a device that is off was sent: who asked yesterday has had a mail, too. */
const TTL = 86_400;
/** Milliseconds for an answer. */
const PATIENCE = 10_000;

interface PushParts {
  config: Pick<Config, 'PUSH_STAND_IN' | 'PUBLIC_URL' | 'TEAM_EMAIL' | 'ADMIN_EMAIL'>;
  /** Those of now: they may be exchanged meanwhile. */
  keys: () => { public_key: string; private_key: string };
  /** How names are found, where that differs from the usual. */
  lookup?: LookupFunction;
}

/** Web Push (RFC 8030) with messages that the device alone can read (RFC 8291), signed with the site's key (RFC 8292). */
export function createPush({ config, keys, lookup = lookUpPublic() }: PushParts): Push {
  const team = config.TEAM_EMAIL ?? config.ADMIN_EMAIL;
  const subject = team ? `mailto:${team}` : config.PUBLIC_URL.startsWith('https:') ? config.PUBLIC_URL : 'mailto:team@nirmaan.local';
  return {
    get publicKey() {
      return keys().public_key;
    },
    async send({ endpoint, p256dh, auth }, notice) {
      if (!isPushEndpoint(endpoint, config.PUSH_STAND_IN)) throw new Error('push endpoint is not allowed');
      const { public_key: publicKey, private_key: privateKey } = keys();
      const options = { vapidDetails: { subject, publicKey, privateKey }, TTL, urgency: 'high' as const, topic: notice.tag };
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), options);
      const isStandIn = new URL(endpoint).origin === config.PUSH_STAND_IN;
      const { status } = await postOnce(endpoint, { headers, body, patience: PATIENCE, lookup: isStandIn ? undefined : lookup }).catch(
        // Its words may name the endpoint, which is as good as a password.
        ({ code }: NodeJS.ErrnoException) => {
          throw new Error(`push service was not reached: ${code ?? 'broken off'}`);
        },
      );
      if (status === 404 || status === 410) return 'gone';
      if (status >= 200 && status < 300) return 'taken';
      throw new Error(`push service answered ${status}`);
    },
  };
}
