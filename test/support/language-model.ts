// A small fake language model with an OpenAI-like API that answers as the test says.
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { atEnd } from './at-end.ts';

const Chat = z.strictObject({
  model: z.string(),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string() }),
    z.strictObject({ role: z.literal('user'), content: z.string() }),
  ]),
  temperature: z.number(),
  max_tokens: z.number(),
});

export type ModelAsked = { path: string; key: string; name: string; instruction: string; words: string };

export type ModelAnswer = (asked: ModelAsked, to: ServerResponse) => void;

export const startLanguageModel = async (answer: ModelAnswer): Promise<{ url: string; asked: ModelAsked[] }> => {
  const asked: ModelAsked[] = [];
  const server = createServer((request, to) => {
    void text(request).then((body) => {
      // Flow also asks whether the model is there.
      if (request.method !== 'POST') return void to.end('{}');
      const { model: name, messages } = Chat.parse(JSON.parse(body));
      const [{ content: instruction }, { content: words }] = messages;
      const one = { path: request.url ?? '', key: request.headers.authorization ?? '', name, instruction, words };
      asked.push(one);
      answer(one, to);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/v1`, asked };
};

/** Wraps a text in the format of such a service. */
export const writes =
  (content: string | null): ModelAnswer =>
  (_asked, to) =>
    void to.end(
      JSON.stringify({
        id: 'chat-1',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content } }],
      }),
    );
