import type { ActionType } from '#domain/action-words.ts';
import type { Label } from '#domain/mail.ts';
import type { MailCondition } from './command.ts';
import { threadCommand } from './thread-command.ts';

export const triage = <const Kind extends string>({
  add,
  remove,
  ...of
}: {
  kind: Kind;
  activity: ActionType;
  grave: boolean;
  onlyFor?: MailCondition;
  quietWhenMoot?: true;
  automatic?: true;
  add: Label[];
  remove: Label[];
}) => threadCommand({ ...of, change: (threadIds) => ({ ledger: 'mailbox', kind: 'relabel', threadIds, add, remove }) });
