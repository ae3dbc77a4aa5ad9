import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { confirmedText, type Draft, DraftId } from '#domain/draft.ts';
import type { Answer } from './client.ts';
import type { Mail } from './schedule.ts';
import type { Desk } from './tabs.ts';

/** A sending with the answers to each request and to its hold. */
export type Sent = {
  id: string;
  draftId: string;
  /** Another tab sends the same draft. */
  rivals: boolean;
  /** `taken`, a refusal's code, or `unanswered`. */
  outcomes: string[];
  stopped: 'held' | 'left' | null;
};

/** An address that nobody wrote to before, so a tap must confirm it. */
const outside = 'quill@far.example';

export const sendAll = async (desk: Desk, mails: readonly Mail[], stopping: () => boolean): Promise<void> => {
  for (const mail of mails) {
    await pause(mail.pauseMs);
    if (stopping()) return;
    const draft = draftOf(desk, mail);
    await Promise.all(Array.from({ length: mail.rivals }, () => sendOne(desk, draft, mail)));
  }
};

const draftOf = ({ client: { person } }: Desk, { to }: Mail): Draft => {
  const id = DraftId.parse(randomUUID());
  return {
    id,
    kind: 'new',
    about: null,
    to: [{ name: '', email: to === 'oneself' ? person.email : outside }],
    cc: [],
    bcc: [],
    files: [],
    subject: `Sent ${id}`,
    text: `It says ${person.canary}.`,
  };
};

const sendOne = async (desk: Desk, draft: Draft, { rivals, posts, together, holdAfterMs }: Mail): Promise<void> => {
  const sent: Sent = { id: randomUUID(), draftId: draft.id, rivals: rivals > 1, outcomes: [], stopped: null };
  desk.sent.push(sent);
  const confirmed = createHash('sha256').update(confirmedText(draft)).digest('hex');
  const body = { sendingId: sent.id, draft, confirmed, proof: 'tap', strangers: [outside], spoken: false };
  const post = async () => {
    sent.outcomes.push(outcomeOf(await desk.client.ask('POST', '/api/sendings', body)));
  };
  const hold = async () => {
    if (holdAfterMs === null) return;
    await pause(holdAfterMs);
    const answer = await desk.client.ask('POST', `/api/sendings/${sent.id}/stop`, { draftId: draft.id });
    const { data } = Stopped.safeParse(answer?.body);
    sent.stopped = data === undefined ? null : data.held ? 'held' : 'left';
  };
  const send = async () => {
    if (together) await Promise.all(Array.from({ length: posts }, post));
    else for (let n = 0; n < posts; n++) await post();
  };
  await Promise.all([send(), hold()]);
};

const Stopped = z.object({ held: z.boolean() });
const Refusal = z.object({ code: z.string() });

const outcomeOf = (answer: Answer | null): string => {
  if (answer === null) return 'unanswered';
  return answer.status === 200 ? 'taken' : (Refusal.safeParse(answer.body).data?.code ?? `status ${answer.status}`);
};
