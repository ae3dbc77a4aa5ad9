// Loads on-demand code of commands in advance, so each command also works offline.

export const fetchOfflineCode = (): Promise<unknown> =>
  Promise.allSettled([
    import('#language/en/drafting/recipient-warning-replies.ts'),
    import('#language/en/drafting/file-replies.ts'),
    import('#language/en/drafting/read-back.ts'),
    import('#web/audio/earcons.ts'),
    import('#web/commands/draft-catch-up.ts'),
    import('#web/commands/draft-files.ts'),
    import('#web/commands/draft-gone.ts'),
    import('#web/commands/guessed-warnings.ts'),
    import('#web/commands/held-events.ts'),
    import('#web/conversation/bulk/bulk-aside.ts'),
    import('#web/conversation/calendar/events/ask-conflict.ts'),
    import('#web/conversation/drafting/draft-edits.ts'),
    import('#web/conversation/drafting/hold-events.ts'),
    import('#web/conversation/drafting/recipient-edits.ts'),
    import('#web/conversation/drafting/short-answer.ts'),
    import('#web/conversation/handlers/model-fallback.ts'),
    import('#web/conversation/handlers/utter.ts'),
    import('#web/conversation/mail/ask-guests.ts'),
    import('#web/conversation/mail/blocking.ts'),
    import('#web/conversation/mail/leaving-lists.ts'),
    import('#web/conversation/typing/missed.ts'),
    import('#web/data/original.ts'),
    import('./scene/app-words.ts'),
    import('./talk/begin.ts'),
  ]);
