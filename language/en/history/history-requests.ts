// Usual requests about the history, as templates. `history-words.ts` understands many more.

const period =
  '([so far] today|since this morning|this (morning|afternoon|evening|week)|tonight|yesterday|last week|in the last hour)';
const act = '(archive|reply to|send|snooze|trash|delete|star|label|mute|block|undo)';

export const historyRequests = {
  review: [
    `what (did i do|have i done) ${period}`,
    `(what|which ones|which emails|how many [emails]) did i ${act} [${period}]`,
    `(show|tell) me what i did ${period}`,
  ],
  undo: ['undo the (first|second|third) one', 'undo number {count}'],
  find: [
    '(find|search for|look for|show only|only) [the ones (from|about)] {names}',
    '(find|search for|show only|only) (archived|trashed|starred|labeled|muted|replied|undone|sent)',
  ],
} as const;
