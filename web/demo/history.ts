import { activityOf, targetOf } from '#commands/effect.ts';
import { registry } from '#commands/registry.ts';
import type { ActionType } from '#domain/action-words.ts';
import type { Activity, SessionReport } from '#domain/activity.ts';
import { changedNothing } from '#domain/change/change.ts';
import { type Draft, recipientsOf, type SendingId } from '#domain/draft.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import { nameToMake } from '#domain/label.ts';
import type { Label } from '#domain/mail.ts';
import { threadsAmong } from '#domain/subject.ts';
import { now } from '#web/clock.ts';
import type { DemoMailbox, Given } from './mailbox.ts';
import { own } from './people.ts';

export type DemoHistory = {
  sent: (draft: Draft, id: SendingId) => void;
  session: (report: SessionReport) => void;
  page: (limit: number, after: string | undefined) => { activity: Activity[]; next: string | null };
};

export const createHistory = (mailbox: () => DemoMailbox): DemoHistory => {
  const others = new Map<string, Activity>();
  const note = (id: string, actionType: ActionType, some: Partial<Activity>): void => {
    if (!others.has(id)) others.set(id, { ...blank, id, actionType, at: now().toISOString(), ...some });
  };
  return {
    sent: (draft, id) =>
      note(id, draft.about ? 'reply_sent' : 'compose_email', {
        email: recipientsOf(draft)[0]?.email ?? null,
        subject: draft.subject,
      }),
    session: ({ id, kind, at, emails }) =>
      note(`${id}-${kind}`, kind === 'started' ? 'session_started' : 'session_completed', {
        emails,
        at: new Date(at).toISOString(),
      }),
    page: (limit, after) => {
      const all = [
        ...mailbox()
          .given()
          .map((given) => entryOf(given, mailbox())),
        ...others.values(),
      ];
      const newest = all.toReversed().toSorted((one, other) => other.at.localeCompare(one.at));
      const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
      const activity = newest.slice(from, from + limit);
      return { activity, next: newest.length > from + limit ? (activity.at(-1)?.id ?? null) : null };
    },
  };
};

const blank = { email: null, subject: null, detail: null, emails: null, undoable: null };

const entryOf = ({ id, command, about, done, at, undone }: Given, mailbox: DemoMailbox): Activity => {
  const { actsOutside, fixedInHistory } = registry[command.kind];
  const threadIds = threadsAmong(about);
  const empty = done.every(changedNothing) && actsOutside !== true;
  const isFixed = undone || empty || fixedInHistory === true;
  return {
    id,
    actionType: empty ? 'action_unneeded' : activityOf(command),
    ...subjectOf(mailbox, threadIds[0]),
    detail: 'label' in command.args ? nameOf(command.args.label, mailbox) : null,
    emails: threadIds.length > 1 ? threadIds.length : null,
    at: at.toISOString(),
    undoable: isFixed ? null : id,
    ...(isUndone(id, mailbox.given()) ? { undone: true as const } : {}),
  };
};

/** An undo that was redone takes nothing back. */
const isUndone = (id: CommandId, all: readonly Given[]): boolean => {
  const inversion = all.find(({ command }) => targetOf(command) === id);
  return inversion !== undefined && !isUndone(inversion.id, all);
};

const subjectOf = (mailbox: DemoMailbox, id: ThreadId | undefined): Pick<Activity, 'email' | 'subject'> => {
  const messages = (id && mailbox.threads().get(id)?.messages) ?? [];
  const message = messages.findLast(({ from }) => from.email !== own.email) ?? messages.at(-1);
  return { email: message?.from.email ?? null, subject: message?.subject ?? null };
};

const nameOf = (label: Label, mailbox: DemoMailbox): string | null =>
  nameToMake(label) ?? mailbox.labels().find(({ id }) => id === label)?.name ?? null;
