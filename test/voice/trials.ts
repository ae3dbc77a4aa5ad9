// Hands-free commands with their expected effect at the provider, in the audit log, or in the player.
import type { ActionType } from '#domain/action-words.ts';

export type Trial = { say: string; before?: readonly string[] } & (
  | {
      /** Label changes of the current mail. No other mail may change. */
      leaves: readonly string[];
      audit: ActionType;
    }
  | { becomes: Becomes }
);

export type Becomes = 'next' | 'previous' | 'paused' | 'playing' | 'faster' | 'slower' | 'as-before';

export const trials: readonly Trial[] = [
  { say: 'archive this', leaves: ['-INBOX'], audit: 'email_archived' },
  { say: 'archive this email and go on', leaves: ['-INBOX'], audit: 'email_archived' },
  { say: 'mark it as done', leaves: ['-INBOX'], audit: 'email_archived' },
  { say: 'put it in the archive', leaves: ['-INBOX'], audit: 'email_archived' },
  { say: 'trash it', leaves: ['+TRASH', '-INBOX'], audit: 'email_trashed' },
  { say: 'delete this email', leaves: ['+TRASH', '-INBOX'], audit: 'email_trashed' },
  { say: 'throw it away', leaves: ['+TRASH', '-INBOX'], audit: 'email_trashed' },
  { say: 'star this', leaves: ['+STARRED'], audit: 'email_starred' },
  { say: 'flag this email', leaves: ['+STARRED'], audit: 'email_starred' },
  { say: 'remove the star', before: ['Shift+S'], leaves: ['-STARRED'], audit: 'email_unstarred' },
  { say: 'snooze until tomorrow morning', leaves: ['-INBOX'], audit: 'email_snoozed' },
  { say: 'snooze it until monday at eight', leaves: ['-INBOX'], audit: 'email_snoozed' },
  { say: 'remind me about this tomorrow', leaves: [], audit: 'reminder_set' },
  { say: 'mute this conversation', leaves: ['-INBOX'], audit: 'thread_muted' },
  { say: 'report spam', leaves: ['+SPAM', '-INBOX'], audit: 'email_marked_spam' },
  { say: 'undo that', before: ['e'], becomes: 'as-before' },
  { say: 'take that back', before: ['#'], becomes: 'as-before' },
  { say: 'next', becomes: 'next' },
  { say: 'skip this one', becomes: 'next' },
  { say: 'go back', before: ['j'], becomes: 'previous' },
  { say: 'pause', becomes: 'paused' },
  { say: 'hold on a second', becomes: 'paused' },
  { say: 'continue reading', before: [' '], becomes: 'playing' },
  { say: 'a bit faster please', becomes: 'faster' },
  { say: 'slow down', becomes: 'slower' },
];
