// The read-back of a draft before it goes out. Loaded with the first draft.
import type { Draft } from '#domain/draft.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { sendIt } from './draft-replies.ts';
import { filesReply } from './file-replies.ts';
import { goesTo } from './recipient-replies.ts';
import { differingSaid } from './recipient-warning-replies.ts';

/** `whole`: every word. `gist`: the start and end of a long text, and an offer to read it. */
export type ReadBackForm = 'whole' | 'gist';

/** Flow always reads shorter texts in full. */
const longFrom = 40;

type ReadBack = { form: ReadBackForm; own: string; at?: string | null; warnings?: readonly RecipientWarning[] };

/** `at`: the scheduled time in words. */
export const readBack = (draft: Draft, { form, own, at = null, warnings = [] }: ReadBack): string => {
  const differing = differingSaid(warnings, draft);
  const subject = draft.kind === 'new' || draft.kind === 'forward' ? ` ${draft.subject || 'No subject'}.` : '';
  const files = draft.files.length === 0 ? '' : ` With ${filesReply(draft.files)}.`;
  return `${goesTo(draft, own)} ${differing}${subject}${files} ${textSaid(draft.text.trim(), form, at)}`.replace(
    /\s+/g,
    ' ',
  );
};

const textSaid = (text: string, form: ReadBackForm, at: string | null): string => {
  const words = text === '' ? 0 : text.split(/\s+/).length;
  const ask = at === null ? sendIt : `Send it ${at}?`;
  if (form === 'whole' || words < longFrom) return `${asSpoken(text)} ${ask}`;
  return `${gistOf(text, words)} ${at === null ? 'Read it, or send it?' : ask}`;
};

/** Lines end like sentences, to keep a name apart from what follows. */
const asSpoken = (text: string): string => text.replace(/([\p{L}\p{N}])(?=\s*(?:\n|$))/gu, '$1.');

const gistOf = (text: string, words: number): string => {
  const [first = '', ...others] = text.split(/(?<=[.?!…])\s+|\n+/).filter((sentence) => sentence.split(' ').length > 3);
  const last = others.at(-1);
  return `${words} words. It begins: ${first}${last === undefined ? '' : ` It ends: ${last}`}`;
};
