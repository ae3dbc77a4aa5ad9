// Web Push (RFC 8030): encrypts a notice for one browser and gives it to that browser's push service.
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { WebPush } from '#server/ports.ts';
import { askStranger } from './ask-stranger.ts';
import { isOpenPage } from './open-page.ts';
import { type OpenWeb, pin } from './open-web.ts';

/** `vapidKey`: 32 bytes that sign for this server. `url`: the server's address, which the push service may ask. */
export const openWebPush = (world: OpenWeb, { vapidKey, url }: { vapidKey: Uint8Array; url: string }): WebPush => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(vapidKey);
  const publicKey = pair.getPublicKey('base64url');
  const privateKey = Buffer.from(vapidKey).toString('base64url');
  const subject = url.startsWith('https:') ? url : `mailto:postmaster@${new URL(url).hostname}`;
  return {
    publicKey,
    mayReach: (endpoint) => /^https:/i.test(endpoint) && isOpenPage(endpoint),
    send: async (to, payload, { seconds, urgency }) => {
      if (!/^https:/i.test(to.endpoint)) return 'refused';
      const pinned = await pin(world, to.endpoint);
      // Nobody can reach an address that the page made up, so it never works later either.
      if (pinned === 'refused') return 'refused';
      if (pinned === 'unknown') return 'failed';
      const { headers, body } = webPush.generateRequestDetails(to, payload, {
        TTL: seconds,
        urgency,
        vapidDetails: { subject, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
      });
      const answer = await askStranger(pinned, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body,
        most: mostRead,
        signal: AbortSignal.timeout(patience),
      });
      return outcomeOf(answer?.status ?? 0);
    },
  };
};

const outcomeOf = (status: number): Awaited<ReturnType<WebPush['send']>> => {
  if (status >= 200 && status < 300) return 'taken';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

/** Milliseconds. */
const patience = 10_000;
/** Bytes. The content does not matter. */
const mostRead = 64 * 1024;
