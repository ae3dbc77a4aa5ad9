import { type Draft, recipientsOf } from '#domain/draft.ts';
import { unpaidWords as say } from '#language/en/app/credit-replies.ts';
import { writing } from '#web/commands/draft-box.ts';
import type { UnpaidAct } from '#web/commands/unpaid-act.ts';

/** What Flow was about to do. */
export const wordsOf = (act: UnpaidAct): string => {
  switch (act.kind) {
    case 'mail':
      return mailWords(writing.current()?.draft);
    case 'note':
    case 'summary':
    case 'prep':
      return say[act.kind];
    case 'command':
      return bookingWords(act);
    case 'briefing':
      return say.briefing(act.of);
    case 'answer':
    case 'question':
      return say[act.kind](act.words);
  }
};

const mailWords = (draft: Draft | undefined): string => {
  const [first] = draft === undefined ? [] : recipientsOf(draft);
  const isReply = draft?.kind === 'reply' || draft?.kind === 'reply-all';
  return say[isReply ? 'reply' : 'mail'](first?.name || first?.email || 'them');
};

const bookingWords = ({ command: { kind, args } }: Extract<UnpaidAct, { kind: 'command' }>): string => {
  if (kind === 'schedule') return say.booking(args.fields.title);
  return kind === 'block-time' || kind === 'hold-times' ? say.booking(args.title) : say.command;
};
