// Reads answers to a question about a draft: which of several people, or the address of an unknown one.

import { beforeAddress, noneOfThem } from '#language/en/drafting/recipient-phrases.ts';
import { parseAnswer } from '#language/engine/answer.ts';
import type { DraftAct, DraftQuestion, RecipientAct } from './draft-intent.ts';
import { addressIn } from './match-recipient.ts';
import { parseChoice } from './recipient-act.ts';

/** `otherwise`: what the words would do without the question. */
export const answerDraftQuestion = (heard: string, asks: DraftQuestion, otherwise: DraftAct | null): DraftAct => {
  const answer = (what: RecipientAct): DraftAct => ({ kind: 'people', what });
  if (asks.kind === 'which') {
    const nth = parseChoice(heard, asks.people) ?? toOne(heard, asks.people.length);
    return nth === null && otherwise !== null ? otherwise : answer({ kind: 'choose', nth });
  }
  const email = addressIn(heard) ?? addressIn(heard.trim().replace(beforeAddress, ''));
  if (email !== null) return answer({ kind: 'spell', email });
  if (noneOfThem.test(heard.trim().replace(/[.!?]+$/, ''))) return answer({ kind: 'spell', email: null });
  return otherwise ?? answer({ kind: 'add', field: asks.field, who: heard });
};

const toOne = (heard: string, offered: number): number | 'none' | null => {
  const answer = offered === 1 ? parseAnswer(heard, { kind: 'yes-no', act: null }) : null;
  if (answer?.kind === 'yes') return 0;
  return answer?.kind === 'no' ? 'none' : null;
};
