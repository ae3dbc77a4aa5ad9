// Sends many calls as Google's batches and reads each one's own answer.
import type * as z from 'zod/mini';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { ask, parseJson, problemOf } from '#server/adapters/request.ts';
import { type BatchAnswer, type BatchCall, batchContentType, readBatch, writeBatch } from './batch.ts';

export type { BatchCall } from './batch.ts';

/** Parts of one batch; Google advises no more than 50. */
const batchSize = 50;

/**
 * Answers in the order of the calls; null where a part cannot be read. A refused token is refused for all of them. `beyond`: what it
 * is called that all of them are too much at once.
 */
export const askBatch = async (
  at: { batch: string },
  token: string,
  calls: readonly BatchCall[],
  beyond?: ProblemCode,
): Promise<(BatchAnswer | null)[]> => {
  const answers: (BatchAnswer | null)[] = [];
  for (let from = 0; from < calls.length; from += batchSize) {
    const some = calls.slice(from, from + batchSize);
    const answer = await ask({
      url: at.batch,
      method: 'POST',
      token,
      body: writeBatch(some),
      contentType: batchContentType,
      ...(beyond === undefined ? {} : { beyond }),
    });
    if (answer.status >= 400) throw problemOf(answer);
    const date = answer.headers.get('date');
    for (const part of readBatch(answer.headers.get('content-type') ?? '', answer.text, some.length)) {
      // A moment that a part names goes by the clock of the whole answer.
      if (date !== null && part?.headers.has('date') === false) part.headers.set('date', date);
      answers.push(part);
    }
  }
  const refused = answers.find((answer) => answer?.status === 401);
  if (refused) throw problemOf(refused);
  return answers;
};

/** One part of a batch: what it answers, or why not. */
export const readPart = <T>(
  part: BatchAnswer | null,
  schema: z.ZodMiniType<T>,
): { kind: 'answer'; answer: T } | { kind: 'problem'; problem: Problem } => {
  if (part === null) return { kind: 'problem', problem: new Problem('provider.unavailable', { detail: 'no part' }) };
  if (part.status >= 400) return { kind: 'problem', problem: problemOf(part) };
  try {
    return { kind: 'answer', answer: parseJson(part.text, schema) };
  } catch (error) {
    if (error instanceof Problem) return { kind: 'problem', problem: error };
    throw error;
  }
};
