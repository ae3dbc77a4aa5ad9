// The routes of hearing and speaking. Flow neither stores nor logs either.
import { streamSSE } from 'hono/streaming';
import * as api from '#api/voice.ts';
import { deviceClass } from '#domain/device-class.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bind, bindRaw, type Call, type Route, type Session } from '#server/handle.ts';
import { openRateLimit } from '#server/rate-limit.ts';
import { takeTurns } from '#server/take-turns.ts';
import { heardForm } from './heard-form.ts';
import { say } from './say.ts';
import { type Transcribing, transcribe } from './transcribe.ts';
import { keepDictation, keepTurn } from './turns.ts';

export const voiceRoutes = (ctx: Context): Route[] => {
  const hearing = takeTurns({ together: ctx.speech.together, each: 1, waiting: 3, line: 8, full: 'speech.busy' });
  const speaking = takeTurns({ together: 3, each: 2, waiting: 4, line: 16, full: 'speech.busy' });
  const pace = openRateLimit(ctx.clock, { burst: 40, perMinute: 240, full: 'speech.busy' });
  return [
    bind(ctx, api.getVoice, () => ctx.speech.means()),
    bind(ctx, api.prepareHearing, async ({ userId, input }) => {
      pace(userId);
      await ctx.speech.prepare(input);
      return {};
    }),
    bind(ctx, api.keepTurn, async ({ userId, input, request }) => {
      pace(userId);
      await keepTurn(ctx, userId, input.turn, deviceClass(request.headers));
      return {};
    }),
    bind(ctx, api.keepDictation, async ({ userId, input, request }) => {
      pace(userId);
      await keepDictation(ctx, userId, input.dictation, deviceClass(request.headers));
      return {};
    }),
    bindRaw(
      ctx,
      { method: 'POST', path: api.transcriptions, who: 'user', pace: 'slow', body: 'form' },
      async (call, session) => {
        const userId = userOf(session);
        pace(userId);
        const began = performance.now();
        const { utterance, stream } = await heardForm(call.req.raw);
        const parsed = performance.now() - began;
        const heard = transcribe((guess, signal) =>
          hearing(userId, () => ctx.speech.hear(utterance, guess, signal), signal),
        );
        stopWith(call.req.raw.signal, heard);
        return stream ? streamed(ctx, call, heard, parsed) : whole(heard, parsed);
      },
    ),
    bindRaw(ctx, { method: 'POST', path: api.speech, who: 'user', pace: 'slow' }, async (call, session) => {
      const userId = userOf(session);
      pace(userId);
      const began = performance.now();
      const speak: typeof ctx.speech.speak = (words, signal) =>
        speaking(userId, () => ctx.speech.speak(words, signal), signal);
      const { rate, samples } = await say(speak, await givenWords(call), call.req.raw.signal);
      return new Response(samples, {
        headers: {
          'content-type': `audio/pcm;rate=${rate};channels=1`,
          'server-timing': timing({ first: performance.now() - began }),
          ...unbuffered,
        },
      });
    }),
  ];
};

/** A proxy must not buffer the stream. */
const unbuffered = { 'x-accel-buffering': 'no' };

const userOf = (session: Session | null): UserId => {
  if (session === null) throw new Problem('session.missing');
  return session.userId;
};

const givenWords = async (call: Call) => {
  const given = api.Speaking.safeParse(await call.req.json().catch(() => null));
  if (!given.success) throw new Problem('request.invalid');
  return { text: given.data.input, by: given.data.voice, speed: given.data.speed };
};

const stopWith = (gone: AbortSignal, { stop }: Transcribing): void => gone.addEventListener('abort', stop);

const whole = async ({ done }: Transcribing, parsed: number): Promise<Response> => {
  const { text, agreed, engine, ms } = await done;
  return Response.json({ text, agreed, engine }, { headers: { 'server-timing': timing({ parse: parsed, ...ms }) } });
};

/** Before the first text a failure is a normal error. Afterwards the answer is a stream. */
const streamed = async (ctx: Context, call: Call, heard: Transcribing, parsed: number): Promise<Response> => {
  await heard.first;
  call.header('server-timing', timing({ parse: parsed }));
  for (const [name, value] of Object.entries(unbuffered)) call.header(name, value);
  return streamSSE(call, async (stream) => {
    stream.onAbort(heard.stop);
    const send = (event: api.HearingEvent) => stream.writeSSE({ data: JSON.stringify(event) });
    try {
      const guess = await heard.first;
      if (guess !== null) await send({ type: 'transcript.text.delta', delta: guess, pass: 'grammar' });
      await send({ type: 'transcript.text.done', ...(await heard.done) });
    } catch (error) {
      // The stream's default handler would print the error.
      if (!stream.aborted) ctx.log.warn('voice.broken', {}, error);
      stream.abort();
    }
  });
};

const timing = (parts: Record<string, number | null>): string =>
  Object.entries(parts)
    .filter(([, ms]) => ms !== null)
    .map(([name, ms]) => `${name};dur=${(ms ?? 0).toFixed(1)}`)
    .join(', ');
