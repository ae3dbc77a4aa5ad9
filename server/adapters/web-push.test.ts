import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openWebPush } from './web-push.ts';

const keys = { vapidKey: randomBytes(32), url: 'https://flow.example' };
const subscription = { p256dh: '', auth: '' };
const how = { seconds: 60, urgency: 'high' } as const;

/** DNS answers with these addresses. */
const pushWith = (addresses: string[]) => openWebPush({ resolve: async () => addresses, demo: null }, keys);

describe('web push', () => {
  test.each([['10.0.0.8'], ['127.0.0.1'], ['169.254.169.254'], ['::1'], ['fd00::1']])(
    'refuses a push service whose name leads to %s',
    async (address) => {
      const to = { endpoint: 'https://push.services.com/device', keys: subscription };
      expect(await pushWith([address]).send(to, '{}', how)).toBe('refused');
      expect(await pushWith(['142.250.1.1', address]).send(to, '{}', how)).toBe('refused');
    },
  );

  test('tries again later when the name is unknown', async () => {
    const to = { endpoint: 'https://push.services.com/device', keys: subscription };
    expect(await pushWith([]).send(to, '{}', how)).toBe('failed');
  });

  test('has the public key of its private key', () => {
    const { publicKey } = pushWith([]);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(openWebPush({ resolve: async () => [], demo: null }, keys).publicKey).toBe(publicKey);
  });
});
