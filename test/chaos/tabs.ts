// People at work: each tab performs its actions under its own ids, and keeps every answer.

import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { newId } from '#server/id.ts';
import { FlowLabels } from '#test/support/gmail-labels.ts';
import type { Client } from './client.ts';
import type { Connection } from './connection.ts';
import type { Mailroom } from './mailroom.ts';
import type { Edit, Order } from './model.ts';
import type { Act } from './schedule.ts';
import type { Sent } from './senders.ts';

export type Outcome =
  | { kind: 'done'; edits: Edit[]; revision: number }
  | { kind: 'refused'; status: number; code: string }
  /** The run ended before an answer. */
  | { kind: 'unanswered' };

/** A command and the answer to each request. */
export type Given = { id: string; order: Order; outcomes: Outcome[] };

export type Desk = {
  client: Client;
  mailroom: Mailroom;
  connection: Connection;
  userId: string;
  given: Given[];
  sent: Sent[];
  /** Undoable commands and redoable undos, newest last. */
  takeable: { undo: string[]; redo: string[] };
};

/** `step`: called for each command. `stopping`: no more commands. */
type Run = { step: () => void; stopping: () => boolean };

export const workThrough = async (desk: Desk, acts: readonly Act[], run: Run): Promise<void> => {
  for (const act of acts) {
    if (run.stopping()) return;
    await pause(act.pauseMs);
    if (act.what.kind === 'sync') {
      await desk.client.ask('POST', '/api/mailbox/sync', {});
      continue;
    }
    const order = orderOf(desk, act.what);
    if (order === null) continue;
    run.step();
    const rivals = 'rivals' in act.what ? act.what.rivals : 1;
    await Promise.all(Array.from({ length: rivals }, () => give(desk, order, act)));
  }
};

/** Waits until Flow shows every thread of the person's own. False if the run ends first. */
export const untilShown = async ({ client, mailroom }: Desk, stopping: () => boolean): Promise<boolean> => {
  const ownThreads = mailroom.letters.filter(({ hand }) => hand === 'own').map(({ threadId }) => threadId);
  while (!stopping()) {
    const shown = await shownThreads(client);
    if (shown === null) return false;
    if (ownThreads.every((id) => shown.has(id))) return true;
    // Like an open tab, which polls again after any result.
    await client.ask('POST', '/api/mailbox/sync', {});
    await pause(500);
  }
  return false;
};

/** The threads of the inbox with labels, as a new browser gets them. Null when the run is over. */
export const shownThreads = async (client: Client): Promise<Map<string, Map<string, string[]>> | null> => {
  const shown = new Map<string, Map<string, string[]>>();
  for (let since = 0; ; ) {
    const answer = await client.ask('GET', `/api/mailbox/changes?since=${since}`);
    if (answer === null) return null;
    const page = Page.safeParse(answer.body);
    if (!page.success) throw new Error(`changes were answered with ${answer.status}`);
    for (const { id, messages } of page.data.threads)
      shown.set(id, new Map(messages.map((one) => [one.id, one.labels])));
    if (!page.data.more) return shown;
    since = page.data.revision;
  }
};

const Page = z.object({
  revision: z.number(),
  more: z.boolean(),
  threads: z.array(z.object({ id: z.string(), messages: z.array(z.object({ id: z.string(), labels: FlowLabels })) })),
});

const orderOf = ({ mailroom, takeable }: Desk, what: Exclude<Act['what'], { kind: 'sync' }>): Order | null => {
  if (what.kind === 'triage') {
    const threadIds = what.threads.flatMap((n) => mailroom.threads[n] ?? []);
    return { kind: what.verb, args: { threadIds } };
  }
  const commandId = takeable[what.kind].at(-1 - what.back);
  return commandId === undefined ? null : { kind: what.kind, args: { commandId } };
};

const give = async (desk: Desk, order: Order, { posts, together }: Act): Promise<void> => {
  const given: Given = { id: newId(now()), order, outcomes: [] };
  desk.given.push(given);
  const post = async () => {
    const answer = await desk.client.ask('POST', '/api/commands', { id: given.id, command: order, spoken: false });
    given.outcomes.push(outcomeOf(answer));
  };
  if (together) await Promise.all(Array.from({ length: posts }, post));
  else for (let n = 0; n < posts; n++) await post();
  if (given.outcomes.some(({ kind }) => kind === 'done')) noteTakeable(desk, given);
};

const now = (): Date => new Date(performance.timeOrigin + performance.now());

const noteTakeable = ({ takeable }: Desk, { id, order }: Given): void => {
  const into = order.kind === 'undo' ? takeable.redo : takeable.undo;
  into.push(id);
};

const Executed = z.object({
  revision: z.number(),
  done: z.array(
    z.object({
      edits: z.array(z.object({ messageId: z.string(), add: FlowLabels, remove: FlowLabels })),
    }),
  ),
});
const Refusal = z.object({ code: z.string() });

const outcomeOf = (answer: { status: number; body: unknown } | null): Outcome => {
  if (answer === null) return { kind: 'unanswered' };
  const executed = Executed.safeParse(answer.body);
  if (answer.status === 200 && executed.success) {
    const { done, revision } = executed.data;
    return { kind: 'done', revision, edits: done.flatMap(({ edits }) => edits) };
  }
  return { kind: 'refused', status: answer.status, code: Refusal.safeParse(answer.body).data?.code ?? 'no code' };
};
