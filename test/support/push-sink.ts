// A push service for tests: it takes what Flow sends, and decrypts it with the subscription's own keys (RFC 8291), as a browser does.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { PushNotice, type PushSubscriptionKeys } from '#domain/push-notice.ts';
import type { OpenWeb } from '#server/adapters/open-web.ts';
import { atEnd } from './at-end.ts';

export type Pushed = {
  notice: PushNotice;
  /** As it travelled. */
  bytes: Buffer;
  headers: IncomingHttpHeaders;
  /** The claims of the token, whose signature was verified. */
  claims: { aud: string; exp: number; sub: string };
  signedBy: string;
};

export type PushDevice = {
  subscription: PushSubscriptionKeys;
  pushed: Pushed[];
  /** Answers with this status from now on. */
  answers: (status: number) => void;
};

export type PushSink = { web: OpenWeb; device: () => PushDevice };

/** The service is at push.example. */
export const openPushSink = async (): Promise<PushSink> => {
  const devices = new Map<string, { take: (headers: IncomingHttpHeaders, bytes: Buffer) => number }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const device = devices.get(request.url ?? '');
      response.writeHead(device?.take(request.headers, Buffer.concat(chunks)) ?? 404).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(() => new Promise((closed) => server.close(closed)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push sink has no port.');
  return {
    web: { resolve: async () => [], demo: { address: '127.0.0.1', port: address.port } },
    device: () => {
      const path = `/device/${randomBytes(8).toString('hex')}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const pushed: Pushed[] = [];
      let status = 201;
      devices.set(path, {
        take: (headers, bytes) => {
          if (status === 201) pushed.push(readPush(headers, bytes, keys, auth));
          return status;
        },
      });
      return {
        subscription: {
          endpoint: `https://push.example${path}`,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        pushed,
        answers: (next) => void (status = next),
      };
    },
  };
};

type Keys = ReturnType<typeof createECDH>;

const readPush = (headers: IncomingHttpHeaders, bytes: Buffer, keys: Keys, auth: Buffer): Pushed => {
  const { claims, signedBy } = tokenIn(headers.authorization ?? '');
  const text = decrypted(bytes, keys, auth);
  return { notice: PushNotice.parse(JSON.parse(text)), bytes, headers, claims, signedBy };
};

/** One record of aes128gcm: salt, record size, the sender's public key, and the encrypted text. */
const decrypted = (bytes: Buffer, keys: Keys, auth: Buffer): string => {
  const salt = bytes.subarray(0, 16);
  const keyLength = bytes.readUInt8(20);
  const sender = bytes.subarray(21, 21 + keyLength);
  const sealed = bytes.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derived = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

const tokenIn = (authorization: string): Pick<Pushed, 'claims' | 'signedBy'> => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('The token is not signed by its key.');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), signedBy: key };
};
