// This device's notices: what the browser allows, and its subscription.
import { getNotices, subscribeToNotices, testNotice, unsubscribeFromNotices } from '#api/notices.ts';
import { PushSubscriptionKeys } from '#domain/push-notice.ts';
import { trustedAddress } from '#web/trusted-address.ts';
import { call, calledAs } from './call.ts';

export type DeviceNotices =
  /** `home-screen`: an iPhone shows notices of apps on its home screen only. */
  | { state: 'unsupported'; why: 'browser' | 'home-screen' }
  | { state: 'server-off' }
  | { state: 'denied' }
  | { state: 'off' }
  | { state: 'on' };

export type Notices = { device: DeviceNotices; key: string | null; zone: string };

/** Throws a `Problem` without the server. */
export const readNotices = async (): Promise<Notices> => {
  const { key, zone } = await call(getNotices, { zone: zoneHere() });
  return { device: await deviceNotices(key), key, zone };
};

/** Asks the person through the browser, so a press must call it. */
export const switchOn = async (key: string): Promise<DeviceNotices> => {
  if ((await Notification.requestPermission()) !== 'granted') return deviceNotices(key);
  await tellServer(await subscriptionFor(key));
  return { state: 'on' };
};

/** The browser first: then no notice comes, even if the server cannot be reached. */
export const switchOff = async (): Promise<DeviceNotices> => {
  const subscription = await currentSubscription();
  if (subscription === null) return { state: 'off' };
  await subscription.unsubscribe();
  await call(unsubscribeFromNotices, { endpoint: subscription.endpoint }).catch(() => {});
  return { state: 'off' };
};

export const tryNotice = async (): Promise<'sent' | 'gone' | 'failed'> => {
  const subscription = await currentSubscription();
  return subscription === null ? 'gone' : (await call(testNotice, { endpoint: subscription.endpoint })).outcome;
};

/** A new session and a server's new key need the subscription again. Asks the person nothing. */
export const renewSubscription = async (): Promise<void> => {
  const subscription = await currentSubscription();
  if (subscription === null || Notification.permission !== 'granted') return;
  // Somebody else switched notices on in this browser, and their session is over.
  if (localStorage.getItem(owner) !== calledAs()) return void (await subscription.unsubscribe());
  const { key } = await call(getNotices, { zone: zoneHere() });
  if (key !== null) await tellServer(await subscriptionFor(key));
};

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const deviceNotices = async (key: string | null): Promise<DeviceNotices> => {
  if (!isSupported()) return { state: 'unsupported', why: isPhoneBrowser() ? 'home-screen' : 'browser' };
  if (key === null) return { state: 'server-off' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const isOn = Notification.permission === 'granted' && (await currentSubscription()) !== null;
  return { state: isOn ? 'on' : 'off' };
};

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const isPhoneBrowser = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

const currentSubscription = async (): Promise<PushSubscription | null> => {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const subscriptionFor = async (key: string): Promise<PushSubscription> => {
  await navigator.serviceWorker.register(trustedAddress('/sw.js'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && isMadeFor(before, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
};

const isMadeFor = ({ options }: PushSubscription, key: string): boolean => {
  const { applicationServerKey: own } = options;
  return own !== null && new Uint8Array(own).toString() === bytesOf(key).toString();
};

/** Safari takes no text. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** The id of the person who switched notices on. */
const owner = 'flow_notices_of';

const tellServer = async (subscription: PushSubscription): Promise<void> => {
  localStorage.setItem(owner, calledAs() ?? '');
  await call(subscribeToNotices, {
    subscription: PushSubscriptionKeys.parse(subscription.toJSON()),
    zone: zoneHere(),
  });
};
