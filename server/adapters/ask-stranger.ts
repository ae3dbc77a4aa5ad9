// Sends one request to a server that a stranger named: no personal data, no redirects, limits on time and size.
import http from 'node:http';
import https from 'node:https';
import type { Pinned } from './open-web.ts';

export type StrangersQuestion = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** Bytes. Drops the rest of the answer. */
  most: number;
  signal: AbortSignal;
};

export type StrangersAnswer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  ended: 'whole' | 'too-long' | 'broken-off';
};

/** Null on timeout. */
export const askStranger = (
  { url, address, port, plain }: Pinned,
  { method, headers, body, most, signal }: StrangersQuestion,
): Promise<StrangersAnswer | null> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const request = (plain ? http : https).request({
      method,
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      ...(plain ? {} : { servername: url.hostname }),
      agent: false,
      headers: { host: url.hostname, ...headers },
    });
    const late = (): void => end(null);
    const end = (answer: StrangersAnswer | null): void => {
      signal.removeEventListener('abort', late);
      request.destroy();
      resolve(answer);
    };
    signal.addEventListener('abort', late);
    request.on('error', () => end(null));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let read = 0;
      const finish = (ended: StrangersAnswer['ended']): void =>
        end({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks), ended });
      response.on('data', (chunk: Buffer) => {
        read += chunk.byteLength;
        if (read > most) finish('too-long');
        else chunks.push(chunk);
      });
      response.on('end', () => finish(response.complete ? 'whole' : 'broken-off'));
      response.on('error', () => finish('broken-off'));
    });
    request.end(body);
  });
