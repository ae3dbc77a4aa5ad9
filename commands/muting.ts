import type { ActionType } from '#domain/action-words.ts';
import type { Label } from '#domain/mail.ts';
import { threadCommand } from './thread-command.ts';

export const muting = <const Kind extends string>({
  muted,
  remove,
  ...of
}: {
  kind: Kind;
  activity: ActionType;
  muted: boolean;
  remove: Label[];
}) =>
  threadCommand({
    ...of,
    grave: false,
    change: (threadIds) => ({ ledger: 'mailbox', kind: 'mute', threadIds, muted, remove }),
  });
