// Problems that a retry does not solve.
import type { Problem, ProblemCode } from '#domain/problem.ts';

export const isLasting = (problem: Problem): boolean => lasting.has(problem.code);

const lasting: ReadonlySet<ProblemCode> = new Set([
  'provider.rejected',
  'provider.forbidden',
  'provider.not-found',
  'event.read-only',
]);
