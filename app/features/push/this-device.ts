import { pushText } from '#shared/texts.ts';

/** Whether messages can be told of here: the browser cannot, its owner has said no, or nobody has said no. */
export type PushState = 'impossible' | 'blocked' | 'possible';

/** What the browser and its owner say of notifications, without asking. */
export function readPushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'impossible';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Whether notifications come once the site is on the home screen: Apple's phones have them there alone. */
export function wantsHomeScreen(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent);
}

/** How the owner knows the device: 'Chrome on Android'. */
export function nameDevice(): string {
  const agent = navigator.userAgent;
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = find([
    [/Edg/, 'Edge'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/OPR/, 'Opera'],
    [/Firefox/, 'Firefox'],
    [/Chrome/, 'Chrome'],
    [/Safari/, 'Safari'],
  ]);
  const system = find([
    [/Android/, 'Android'],
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'Mac'],
    [/Linux/, 'Linux'],
  ]);
  const name = browser ?? pushText.browser;
  return system ? pushText.browserOn(name, system) : name;
}

/** SHA-256 of this browser's endpoint, as the server tells each device's; nothing when it has not subscribed. */
export async function readFingerprint(): Promise<string | undefined> {
  if (readPushState() === 'impossible') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Asks the browser's owner, where they have not answered yet, and subscribes. @returns nothing when they say no. */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key would be refused: it is made anew.
  await (await pushManager.getSubscription())?.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON();
}

/** Ends this browser's subscription: its push service then knows it no longer. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
