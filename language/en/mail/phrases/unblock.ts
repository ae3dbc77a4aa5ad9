// Phrases to unblock a sender, in British and American English.
import type { CommandPhrases } from './of-command.ts';
import { oops, them } from './parts.ts';

export const unblock = {
  said: [
    '(unblock|un block) [{mail}]',
    `(unblock|un block) ${them} [again]`,
    '(unblock|un block) the sender of {mail}',
    `(stop|quit) blocking ${them}`,
    `do not block ${them} [anymore|any more]`,
    `let ${them} (write|email|mail) [to] [me] again`,
  ],
  listened: 'un block them her him sender stop blocking',
  undo: [`${oops} undo (the|that|my) [last] (unblock|unblocking)`],
  noun: 'unblock(?:ing)?',
} satisfies CommandPhrases<readonly string[]>;
