// Flow behind a proxy that can deliver a next version of the app: another worker, whose pages and files are those of this one.
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { atEnd } from './at-end.ts';

export type Deployed = { url: string; deployNext: () => void };

const manifest = /\/assets\/manifest-([\w-]+)\.js/g;

export const deployable = async (flow: { url: string }): Promise<Deployed> => {
  const origin = new URL(flow.url);
  let next = false;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/manifest-next-([\w-]+)/, 'manifest-$1');
    pass(request, response, { origin, path, change: next && path === '/sw.js' ? nextWorker : null });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  atEnd(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://localhost:${address.port}`,
    deployNext: () => {
      next = true;
    },
  };
};

const nextWorker = (script: string): string =>
  script
    .replaceAll(/(version:[`"'])[0-9a-f]{12}/g, '$1abcdefabcdef')
    .replaceAll(manifest, '/assets/manifest-next-$1.js');

type How = { origin: URL; path: string; change: ((text: string) => string) | null };

const pass = (request: IncomingMessage, response: ServerResponse, { origin, path, change }: How): void => {
  // A changed script must not come compressed, or as unchanged.
  const { 'accept-encoding': _encoding, 'if-none-match': _known, ...plain } = request.headers;
  const headers = { ...(change === null ? request.headers : plain), host: origin.host };
  if (headers.origin !== undefined) headers.origin = origin.origin;
  const asked = ask({ host: origin.hostname, port: origin.port, method: request.method, path, headers }, (answer) => {
    if (change === null) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const { 'content-length': _, etag: __, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest).end(change(Buffer.concat(chunks).toString()));
    });
  });
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
};
