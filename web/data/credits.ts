import * as z from 'zod/mini';
import * as api from '#api/credits.ts';
import { AnswerReason } from '#domain/credits.ts';
import { CreditsNow } from '#domain/credits-now.ts';
import { CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { call, calledAs } from './call.ts';
import { heardCredits, owe, owedAnswers, oweNoMore } from './credits-now.ts';
import { browserKeeps, hasNetwork } from './stand-in.ts';

/** `before`: `more` of the previous page. */
export const askCredits = (before?: string) => call(api.getCredits, before === undefined ? {} : { before });

export const askReferrals = () => call(api.getReferrals, {});

export const tellReferral = (code: string, userId: string) =>
  call(api.manageCredits, { action: 'process_referral', referral_code: code, referred_user_id: userId });

const Owed = z.object({ userId: z.string(), id: CommandId, reason: AnswerReason });
type Owed = z.infer<typeof Owed>;

/** This device answered by itself. Offline, it pays once the server is back. */
export const payForAnswer = async (id: CommandId, reason: AnswerReason): Promise<void> => {
  const userId = calledAs();
  if (userId === null) return;
  owe(id);
  keep([...kept(), { userId, id, reason }]);
  await payOwed();
};

/** Pays for all that this person's device answered. The tabs take turns. */
export const payOwed = async (): Promise<void> => {
  await navigator.locks.request('flow-owed-answers', async () => {
    for (const one of kept().filter(({ userId }) => userId === calledAs())) {
      owe(one.id);
      if (!hasNetwork() || !(await pay(one))) return;
    }
  });
};

/** False: the server is away, and the answer stays unpaid. */
const pay = async ({ id, reason }: Owed): Promise<boolean> => {
  const outcome = await call(api.payForAnswer, { id, reason }).catch((error: unknown) => error);
  if (outcome instanceof Problem ? waits.has(outcome.code) : outcome instanceof Error) return false;
  keep(kept().filter((one) => one.id !== id));
  oweNoMore(id);
  const now = CreditsNow.safeParse(outcome);
  if (now.success) heardCredits(now.data);
  return true;
};

/** A later attempt may succeed. */
const waits: ReadonlySet<string> = new Set([
  'network.offline',
  'database.unavailable',
  'session.missing',
  'unexpected',
]);

const kept = (): Owed[] => {
  try {
    return z.array(Owed).parse(JSON.parse(browserKeeps().getItem(owedAnswers) ?? '[]'));
  } catch {
    return [];
  }
};

const keep = (owed: readonly Owed[]): void => {
  if (owed.length === 0) browserKeeps().removeItem(owedAnswers);
  else browserKeeps().setItem(owedAnswers, JSON.stringify(owed));
};
