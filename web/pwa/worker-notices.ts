// Notices in the service worker: shows what the server pushed, and leads a click to the right place.
import { subscribeToNotices } from '#api/notices.ts';
import { PushNotice, PushSubscriptionKeys } from '#domain/push-notice.ts';
import { type OpenPlace, opened } from '#web/data/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Browsers demand a notice for each push, so one that cannot be read says the least. */
export const showNotice = (data: PushMessageData | null): Promise<void> => {
  const { title, body, tag, url } = noticeIn(data);
  return self.registration.showNotification(title, {
    body,
    tag,
    icon: '/brand/icon-192.png',
    badge: '/brand/icon-192.png',
    data: { url },
  });
};

const noticeIn = (data: PushMessageData | null): PushNotice => {
  try {
    return PushNotice.parse(data?.json());
  } catch {
    return { kind: 'mail', title: 'Flow has something for you', body: '', tag: 'mail', url: '/email-player' };
  }
};

/** An open page goes there without a reload. A page that cannot is navigated, and without a page a new one opens. */
export const openNotice = async (notification: Notification): Promise<void> => {
  notification.close();
  const url = urlOf(notification.data);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) return void (await self.clients.openWindow(url));
  await page.focus().catch(() => {});
  if (await answers(page, { kind: 'OPEN_PLACE', url })) return;
  await page.navigate(url).catch(() => self.clients.openWindow(url));
};

const urlOf = (data: unknown): string => {
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  return typeof url === 'string' && url.startsWith('/') && !url.startsWith('//') ? url : '/email-player';
};

/** Milliseconds that an open page has to take the person there. */
const patience = 700;

const answers = (page: WindowClient, message: OpenPlace): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(false), patience);
    port1.onmessage = ({ data }) => resolve(data === opened);
    page.postMessage(message, [port2]);
  });

/** The push service replaced the subscription. The session's cookie tells the server whose it is. */
export const renew = async (before: PushSubscription | null): Promise<void> => {
  if (before === null) return;
  const { userVisibleOnly, applicationServerKey } = before.options;
  const next = await self.registration.pushManager.subscribe({ userVisibleOnly, applicationServerKey });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await fetch(subscribeToNotices.path, {
    method: subscribeToNotices.method,
    headers: { 'content-type': 'application/json', 'x-flow': '1' },
    body: JSON.stringify({ subscription: PushSubscriptionKeys.parse(next.toJSON()), zone }),
  });
};
