// Replies about returned mail, in US English.
import type { DraftKind } from '#domain/draft.ts';
import { orphaned } from './draft-replies.ts';

export const notSent = (why: string): string => `Not sent. ${why} Your text is kept as a draft.`;

/** `isBack`: the mail left, and the provider returned it for that reason. */
export const orphanReply = (kind: DraftKind, isBack: boolean): string =>
  `${isBack ? 'Not sent. ' : ''}${orphaned[kind]}`;
