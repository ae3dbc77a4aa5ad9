// What the person asked for aloud while no credit was left for it. The dialog in front offers how to get it done.
import type { Command } from '#commands/registry.ts';
import type { BriefingKind } from '#domain/briefing.ts';
import type { Draft, DraftId } from '#domain/draft.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import type { Proof } from '#domain/recipient-warning.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `confirmed`: the hash of the text that the person heard. `at`: when it should leave. */
export type UnpaidAct =
  | { kind: 'mail'; draftId: DraftId; confirmed: string; proof: Proof; at: string | null }
  | { kind: 'note'; draftId: DraftId }
  | { kind: 'command'; id: CommandId; command: Command }
  | { kind: 'summary'; threadId: ThreadId }
  | { kind: 'answer'; words: string }
  | { kind: 'question'; words: string }
  | { kind: 'briefing'; of: BriefingKind }
  | { kind: 'prep'; words: string };

export const unpaidMail = (
  { id: draftId }: Draft,
  { confirmed, proof, at }: { confirmed: string; proof: Proof; at: string | null },
): Extract<UnpaidAct, { kind: 'mail' }> => ({ kind: 'mail', draftId, confirmed, proof, at });

const asked = deviceObservable((): UnpaidAct | null => null);
export const unpaidAct = { current: asked.current, subscribe: asked.subscribe, become: asked.become };

/** Opens the dialog. Returns what Flow says. */
export const needCredits = (act: UnpaidAct | null): string => {
  asked.become(act);
  return problems['credits.none'].title;
};
