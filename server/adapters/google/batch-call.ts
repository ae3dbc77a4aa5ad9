// Sends calls in Google batches and reads the answer to each call.
import type * as z from 'zod/mini';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { ask, parseJson, problemOf } from '#server/adapters/request.ts';
import { type BatchAnswer, type BatchCall, batchContentType, readBatch, writeBatch } from './batch.ts';

export type { BatchCall } from './batch.ts';

/** Google recommends at most 50 parts. */
const batchSize = 50;

/**
 * Answers keep the order of the calls. Null marks an unreadable part. A 401 in any part fails the whole batch. `beyond` is the problem
 * code for an oversized batch.
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
      // A part's dates follow the clock of the whole answer.
      if (date !== null && part?.headers.has('date') === false) part.headers.set('date', date);
      answers.push(part);
    }
  }
  const refused = answers.find((answer) => answer?.status === 401);
  if (refused) throw problemOf(refused);
  return answers;
};

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
