// Judges sent mail: people's requests, Flow's answers, and what really left. Pure.

import type { Finding, PersonFacts } from './invariants.ts';
import type { Sent } from './senders.ts';

export type SendingRow = { id: string; draftId: string; state: string };

export const isOpen = (state: string): boolean => state === 'queued' || state === 'drafted' || state === 'leaving';

/** The person heard that it did not leave, or that the result is unknown, and has the text again. */
const givenBack: ReadonlySet<string> = new Set(['stopped', 'failed', 'unsure']);

type Judged = { lost: Finding[]; twice: Finding[] };

export const judgeSendings = ({
  name,
  sent,
  sendings,
  left,
  provider,
}: Pick<PersonFacts, 'name' | 'sent' | 'sendings' | 'left' | 'provider'>): Judged => {
  const rows = new Map(sendings.map((row) => [row.id, row]));
  const times = (ids: readonly string[]): number => left.filter((id) => id !== null && ids.includes(id)).length;
  const each = sent.map((one) => judgeOne(one, rows.get(one.id), times([one.id])));
  const drafts = [...Map.groupBy(sent, ({ draftId }) => draftId)].flatMap(([draftId, rivals]) => {
    const count = times(rivals.map(({ id }) => id));
    return count > 1 ? [`the draft ${draftId} left ${count} times`] : [];
  });
  const known = new Set(sent.map(({ id }) => id));
  const strays = left.filter((id) => id === null || !known.has(id)).map((id) => `a mail left that nobody sent: ${id}`);
  const kept = provider.filter(({ labelIds }) => labelIds.includes('DRAFT')).length;
  const theirs = new Set(sendings.filter(({ state }) => givenBack.has(state)).map(({ draftId }) => draftId)).size;
  const over = kept > theirs ? [`${kept - theirs} drafts are left over at the provider`] : [];
  const finding = (invariant: Finding['invariant']) => (says: string) => ({ invariant, says: `${name}: ${says}` });
  return {
    lost: each.flatMap(({ lost }) => lost).map(finding('I1')),
    twice: [...each.flatMap(({ twice }) => twice), ...drafts, ...strays, ...over].map(finding('I2')),
  };
};

const judgeOne = (
  { id, rivals, outcomes, stopped }: Sent,
  row: SendingRow | undefined,
  times: number,
): { lost: string[]; twice: string[] } => {
  const says = `the mail ${id}`;
  const taken = outcomes.includes('taken');
  const state = row?.state ?? null;
  return {
    lost: [
      ...(taken && state === null ? [`${says} was taken and is not there`] : []),
      ...(state !== null && isOpen(state) ? [`${says} is still ${state}`] : []),
      ...(state === 'sent' && times === 0 ? [`${says} was told as sent, and never left`] : []),
      ...outcomes
        .filter((outcome) => outcome !== 'taken' && outcome !== 'unanswered' && !(rivals && isRivalry(outcome)))
        .map((code) => `${says} was refused: ${code}`),
    ],
    twice: [
      ...(times > 1 ? [`${says} left ${times} times`] : []),
      ...(times > 0 && stopped === 'held' ? [`${says} was held, and left`] : []),
      ...(times > 0 && (state === 'stopped' || state === 'failed') ? [`${says} is ${state}, and left`] : []),
    ],
  };
};

const isRivalry = (code: string): boolean => code === 'draft.busy' || code === 'draft.sent';
