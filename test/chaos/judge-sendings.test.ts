import { describe, expect, test } from 'vitest';
import { judgeSendings } from './judge-sendings.ts';
import type { Sent } from './senders.ts';

const sent = (over: Partial<Sent> = {}): Sent => ({
  id: 's1',
  draftId: 'd1',
  rivals: false,
  outcomes: ['taken'],
  stopped: null,
  ...over,
});
const row = (state: string, id = 's1') => ({ id, draftId: 'd1', state });
const draft = { id: 'm1', threadId: 't1', at: '2026-11-20T10:00:00Z', subject: 'The plan', labelIds: ['DRAFT'] };

type Facts = Parameters<typeof judgeSendings>[0];
const well: Facts = { name: 'alder', sent: [sent()], sendings: [row('sent')], left: ['s1'], provider: [] };
const says = (over: Partial<Facts>) => {
  const { lost, twice } = judgeSendings({ ...well, ...over });
  return [...lost, ...twice].map((finding) => `${finding.invariant} ${finding.says}`);
};

describe('judgement on mail', () => {
  test.each<[string, Partial<Facts>]>([
    ['left once', {}],
    ['was held back', { sent: [sent({ stopped: 'held' })], sendings: [row('stopped')], left: [] }],
    ['was held too late', { sent: [sent({ stopped: 'left' })] }],
    ['stayed a draft at the provider', { sendings: [row('stopped')], left: [], provider: [draft] }],
    [
      'was refused to the second tab',
      {
        sent: [sent({ rivals: true }), sent({ id: 's2', rivals: true, outcomes: ['draft.busy'] })],
      },
    ],
    ['was never answered, and left', { sent: [sent({ outcomes: ['unanswered'] })] }],
    ['is nobody’s to tell, and left', { sendings: [row('unsure')] }],
  ])('that %s has no finding', (_name, over) => expect(says(over)).toEqual([]));

  test.each<[string, Partial<Facts>, string]>([
    ['left twice', { left: ['s1', 's1'] }, 'I2 alder: the mail s1 left 2 times'],
    [
      'left under two ids',
      {
        sent: [sent({ rivals: true }), sent({ id: 's2', rivals: true })],
        sendings: [row('sent'), row('sent', 's2')],
        left: ['s1', 's2'],
      },
      'I2 alder: the draft d1 left 2 times',
    ],
    ['left though it was held', { sent: [sent({ stopped: 'held' })] }, 'I2 alder: the mail s1 was held, and left'],
    ['left and is called failed', { sendings: [row('failed')] }, 'I2 alder: the mail s1 is failed, and left'],
    ['nobody sent', { sent: [], sendings: [] }, 'I2 alder: a mail left that nobody sent: s1'],
    ['bears no sending', { left: ['s1', null] }, 'I2 alder: a mail left that nobody sent: null'],
    ['never left', { left: [] }, 'I1 alder: the mail s1 was told as sent, and never left'],
    ['was lost', { sendings: [], left: [] }, 'I1 alder: the mail s1 was taken and is not there'],
    ['hangs', { sendings: [row('leaving')], left: [] }, 'I1 alder: the mail s1 is still leaving'],
    [
      'was refused',
      { sent: [sent({ outcomes: ['draft.changed'] })], sendings: [], left: [] },
      'I1 alder: the mail s1 was refused: draft.changed',
    ],
    ['left a draft behind', { provider: [draft] }, 'I2 alder: 1 drafts are left over at the provider'],
  ])('that %s is a finding', (_name, over, finding) => expect(says(over)).toContain(finding));
});
