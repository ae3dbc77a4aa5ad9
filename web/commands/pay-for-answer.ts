// Answers that this device gives by itself, which cost a credit if the person asked aloud.
import type { AnswerReason } from '#domain/credits.ts';
import { CommandId } from '#domain/id.ts';
import { canPay, creditsLeft } from '#web/data/credits-now.ts';
import { nextId } from './next-id.ts';
import { saidAloud } from './said-aloud.ts';

/** Null: no credit is left for it. Else call it with the answer; 'not found' costs nothing. */
export const payment = (reason: AnswerReason): (() => void) | null => {
  if (!saidAloud() || creditsLeft.current() === null) return () => {};
  if (!canPay()) return null;
  const id = CommandId.parse(nextId());
  return () => void import('#web/data/credits.ts').then(({ payForAnswer }) => payForAnswer(id, reason));
};
