// What Flow says of mail that was sent and came back, in US English.
import type { DraftKind } from '#domain/draft.ts';
import { orphaned } from './draft-replies.ts';

/** `why`: a sentence. */
export const notSent = (why: string): string => `Not sent. ${why} Your text is kept as a draft.`;

/** What it is about is no longer there. `isBack`: it was sent, and came back for that. */
export const orphanSaid = (kind: DraftKind, isBack: boolean): string =>
  `${isBack ? 'Not sent. ' : ''}${orphaned[kind]}`;
