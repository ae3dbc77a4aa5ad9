// A configured language model with an OpenAI-compatible API, such as llama.cpp, Ollama or vLLM.
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import type { ModelConfig } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { Model } from '#server/ports.ts';
import { openOutage } from './outage.ts';
import { askJson } from './request.ts';

/** `patience`: milliseconds for a whole answer. Null: none configured. */
export const openModel = (config: ModelConfig | null, log: Log, patience = 5000): Model | null => {
  if (config === null) return null;
  // Skip a failing model for a while, so people do not wait for it each time.
  const outage = openOutage(() => performance.now());
  return async ({ instruction, words }, signal) => {
    if (outage.isDown()) throw new Problem('assistant.unavailable', { detail: 'left alone for a while' });
    try {
      const answer = await askJson(
        {
          url: `${config.url}/chat/completions`,
          method: 'POST',
          ...(config.key === null ? {} : { token: config.key }),
          body: {
            model: config.name,
            messages: [
              { role: 'system', content: instruction },
              { role: 'user', content: words },
            ],
            temperature: 0,
            max_tokens: 200,
          },
          timeout: patience,
          largest,
          signal,
        },
        Completion,
      );
      outage.worked();
      return answer.choices[0]?.message.content ?? '';
    } catch (cause) {
      // A cancelled request says nothing about the model.
      if (!signal.aborted) {
        outage.failed();
        log.warn('assistant.unavailable', {}, cause);
      }
      throw new Problem('assistant.unavailable', { detail: 'no answer', cause });
    }
  };
};

/** Bytes: a short line in its JSON. */
const largest = 64 * 1024;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullable(z.string()) }) })),
});
