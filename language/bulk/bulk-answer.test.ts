import { describe, expect, test } from 'vitest';
import { parseBulkAnswer } from './bulk-answer.ts';
import type { BulkAnswer, BulkKind } from './bulk-intent.ts';

const short = (answer: BulkAnswer | null): string | null => {
  if (answer === null) return null;
  return 'words' in answer
    ? `${answer.kind} ${answer.words}`
    : 'nth' in answer
      ? `${answer.kind} #${answer.nth}`
      : answer.kind;
};

describe('asked whether to archive', () => {
  test.each<[heard: string, says: string | null]>([
    ['yes, archive', 'yes'],
    ['yes archive all', 'yes'],
    ['Yes, archive all 43.', 'yes'],
    ['archive', 'yes'],
    ['archive them', 'yes'],
    ['okay, archive them all please', 'yes'],
    ['go ahead and archive everything', 'yes'],
    ['yes', 'bare-yes'],
    ['sure', 'bare-yes'],
    ['do it', 'bare-yes'],
    ['yes please', 'bare-yes'],
    ['all of them', 'bare-yes'],
    ['no', 'no'],
    ['no thanks', 'no'],
    ['never mind', 'no'],
    ['cancel', 'no'],
    ['wait', 'no'],
    ['leave them', 'no'],
    ['don’t archive them', 'no'],
    ['only the ones from Figma', 'only Figma'],
    ['just Figma', 'only Figma'],
    ['yes, archive only the ones from The Ledger', 'only Ledger'],
    ['archive the ones from Figma', 'only Figma'],
    ['only the second one', 'only #2'],
    ['all but GitHub', 'without GitHub'],
    ['everything except the ones from Anna', 'without Anna'],
    ['not the ones from Anna', 'without Anna'],
    ['but not Anna’s', 'without Anna'],
    ['leave out number 3', 'without #3'],
    ['keep the third one', 'without #3'],
    ['yes, trash', null],
    ['yes, unsubscribe', null],
    ['trash them', null],
    ['next', null],
    ['who is this from', null],
  ])('%s', (heard, says) => expect(short(parseBulkAnswer(heard, 'archive'))).toBe(says));
});

describe('a bulk question accepts its own yes', () => {
  const yeses: [BulkKind, string[]][] = [
    ['trash', ['yes, trash', 'yes delete them all', 'throw away all of them', 'bin them']],
    ['mark-read', ['yes, mark read', 'mark them as read', 'mark all read']],
    ['mark-unread', ['yes, mark unread', 'mark them unread']],
    ['star', ['yes, star', 'star all of them', 'flag them']],
    ['unstar', ['yes, unstar', 'unstar them all']],
    ['spam', ['yes, spam', 'report as spam', 'mark them as spam']],
    ['mute', ['yes, mute', 'mute them all']],
    ['snooze', ['yes, snooze', 'snooze them all', 'put them off']],
    ['label', ['yes, label', 'label all of them', 'tag them']],
    ['move', ['yes, move', 'move all 12', 'move them there']],
    ['unlabel', ['yes, take it off', 'remove the label']],
    ['unsubscribe', ['yes, unsubscribe', 'unsubscribe from all of them', 'yes, unsubscribe me from all 3']],
  ];
  test.each(yeses.flatMap(([act, said]) => said.map((heard) => [act, heard] as const)))('%s: %s', (act, heard) => {
    expect(parseBulkAnswer(heard, act)).toEqual({ kind: 'yes' });
    for (const [other] of yeses) if (other !== act) expect(parseBulkAnswer(heard, other)?.kind).not.toBe('yes');
  });
});
