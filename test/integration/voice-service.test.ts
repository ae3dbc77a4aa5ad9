// Recognition by a configured service over HTTP: several people in parallel, each person in sequence.
import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { atEnd } from '#test/support/at-end.ts';
import { type Asker, askerOf, wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { openMachine } from '#test/support/machine.ts';
import { until } from '#test/support/until.ts';
import { wavOf } from '#test/support/wav.ts';

const asking: ServerResponse[] = [];
const answerAll = (): void => {
  for (const to of asking.splice(0)) to.end(JSON.stringify({ text: 'Archive this.' }));
};
const server = createServer((request, to) => {
  request.resume().on('end', () => asking.push(to));
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
atEnd(async () => {
  server.closeAllConnections();
  server.close();
});
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
const service = { url, key: null, hearing: 'whisper-1', speaking: null };
const ctx = await testContext({ config: { speech: { off: false, path: openMachine().path, service } } });

const app = wholeApp(ctx);
const somebody = async (name: string): Promise<Asker> => {
  const id = newUserId();
  await ctx.db.asAuth
    .insertInto('user')
    .values({ id, name, email: `${id}@northwind.example` })
    .execute();
  return askerOf(ctx, app, id);
};

/** Long enough for a slow service on a busy machine. */
const said = wavOf(new Int16Array(16_000 * 28).map((_, at) => 8000 * Math.sin(at / 10)));
const hear = (ask: Asker): Promise<Response> => {
  const body = new FormData();
  body.set('file', new Blob([said], { type: 'audio/wav' }), 'said.wav');
  return Promise.resolve(ask('/v1/audio/transcriptions', { method: 'POST', body }));
};

test('voice service: transcribes three people in parallel, one request each', async () => {
  const [ada, ben, eve] = [await somebody('Ada'), await somebody('Ben'), await somebody('Eve')];
  const answers = [ada, ada, ben, eve].map(hear);
  await until(() => asking.length === 3);
  answerAll();
  await until(() => asking.length === 1);
  answerAll();
  for (const answer of await Promise.all(answers))
    expect(await answer.json()).toMatchObject({ text: 'Archive this.', engine: 'service' });
});
