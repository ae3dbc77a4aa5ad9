import { describe, expect, test } from 'vitest';
import { type Invariant, judge, type PersonFacts } from './invariants.ts';
import type { Given } from './tabs.ts';

const now = new Date('2026-11-20T12:00:00Z');
const star: Given = {
  id: 'c1',
  order: { kind: 'star', args: { threadIds: ['t1'] } },
  outcomes: [{ kind: 'done', revision: 5, edits: [{ messageId: 'm1', add: ['STARRED'], remove: ['UNREAD'] }] }],
};
const undo: Given = {
  id: 'c2',
  order: { kind: 'undo', args: { commandId: 'c1' } },
  outcomes: [{ kind: 'done', revision: 6, edits: [{ messageId: 'm1', add: ['UNREAD'], remove: ['STARRED'] }] }],
};
const labels = ['INBOX', 'STARRED'];
const subject = 'The plan';

/** A person who starred a letter once, with everything fine. */
const well: PersonFacts = {
  name: 'alder',
  given: [star],
  own: [{ id: 'm1', threadId: 't1', labels: ['INBOX', 'UNREAD'] }],
  commands: [{ id: 'c1', state: 'delivered', revision: 5 }],
  audited: ['c1'],
  sent: [],
  sendings: [],
  left: [],
  pending: 0,
  queued: 0,
  error: null,
  needsReauth: false,
  stored: [{ id: 'm1', threadId: 't1', subject, labels, shown: labels }],
  provider: [{ id: 'm1', threadId: 't1', at: '2026-11-20T10:00:00Z', subject, labelIds: labels }],
  shown: new Map([['t1', new Map([['m1', labels]])]]),
  turns: new Map([['m1', ['+STARRED', '-UNREAD']]]),
  leaks: [],
};
const judged = (other: Partial<PersonFacts>) =>
  judge({ people: [{ ...well, ...other }], findings: [], now }, 'five-years');

describe('the judgement', () => {
  test('on a healthy run has no findings', () => {
    expect(judged({})).toEqual({ findings: [], counts: { missing: 0, extra: 0, wrong: 0, lost: 0, twice: 0 } });
  });

  test('includes findings from during the run', () => {
    const findings = [{ invariant: 'I8' as const, says: 'the cursor is ahead' }];
    expect(judge({ people: [well], findings, now }, 'five-years').findings).toEqual(findings);
  });

  const more = (over: Partial<PersonFacts['provider'][number]>) => [
    ...well.provider,
    { id: 'm2', threadId: 't2', at: '2026-11-20T10:00:00Z', subject, labelIds: [], ...over },
  ];
  const answers = (...outcomes: Given['outcomes']): Given[] => [{ ...star, outcomes }];
  const refused = (code: string) => ({ kind: 'refused' as const, status: 404, code });

  test.each<[string, Partial<PersonFacts>, Invariant, string]>([
    ['an accepted command is gone', { commands: [], audited: [] }, 'I1', 'is not there'],
    ['a command never ends', { commands: [{ id: 'c1', state: 'accepted', revision: 5 }] }, 'I1', 'still accepted'],
    ['a pending change is left', { pending: 1 }, 'I1', 'pending'],
    [
      'an effect is missing at the provider',
      { turns: new Map(), provider: more({ id: 'm1', labelIds: ['INBOX', 'UNREAD'] }).slice(1) },
      'I1',
      'at the provider',
    ],
    [
      'Flow said it did something else',
      { given: answers({ kind: 'done', revision: 5, edits: [] }) },
      'I1',
      'should have',
    ],
    [
      'a command is refused without a reason',
      { given: answers(refused('request.invalid')), commands: [], audited: [] },
      'I1',
      'was refused',
    ],
    [
      'a command is stored twice',
      { commands: [...well.commands, { id: 'c1', state: 'delivered', revision: 6 }] },
      'I2',
      'stored 2 times',
    ],
    [
      'a repeat is answered differently',
      { given: [{ ...star, outcomes: [...star.outcomes, { kind: 'done', revision: 6, edits: [] }] }] },
      'I2',
      'answered differently',
    ],
    [
      'a thread of the person’s own is unknown',
      { given: answers(refused('thread.unknown')), commands: [], audited: [] },
      'I1',
      'was refused',
    ],
    [
      'a refused command is there all the same',
      { given: answers(refused('thread.gone')) },
      'I2',
      'refused and is there',
    ],
    ['a command is taken back twice', { given: [star, undo, { ...undo, id: 'c3' }] }, 'I2', 'taken back already'],
    [
      'the provider saw an effect twice',
      { turns: new Map([['m1', ['+STARRED', '-UNREAD', '-STARRED', '+STARRED']]]) },
      'I2',
      'more often',
    ],
    ['a message is missing', { provider: more({}) }, 'I3', 'missing'],
    ['one in spam is', { provider: more({ labelIds: ['SPAM'] }) }, 'I3', 'missing'],
    ['one in the trash is', { provider: more({ labelIds: ['TRASH'] }) }, 'I3', 'missing'],
    [
      'a message is there that the provider no longer has',
      { provider: [], own: [], given: [], commands: [], audited: [], turns: new Map() },
      'I3',
      'extra',
    ],
    [
      'labels differ',
      { stored: [{ id: 'm1', threadId: 't1', subject, labels: ['INBOX'], shown: labels }] },
      'I3',
      'stored INBOX',
    ],
    [
      'labels are shown otherwise',
      { stored: [{ id: 'm1', threadId: 't1', subject, labels, shown: ['INBOX'] }] },
      'I3',
      'shown INBOX',
    ],
    ['labels are told otherwise', { shown: new Map([['t1', new Map([['m1', ['INBOX']]])]]) }, 'I3', 'told INBOX'],
    ['a thread of the inbox is not told', { shown: new Map() }, 'I3', 'missing'],
    [
      'a message is in another thread',
      { stored: [{ id: 'm1', threadId: 't9', subject, labels, shown: labels }] },
      'I3',
      'thread t9',
    ],
    [
      'a message has another subject',
      { stored: [{ id: 'm1', threadId: 't1', subject: 'Another plan', labels, shown: labels }] },
      'I3',
      "subject 'Another plan'",
    ],
    ['a command has no audit entry', { audited: [] }, 'I5', '0 entries'],
    ['a command has two audit entries', { audited: ['c1', 'c1'] }, 'I5', '2 entries'],
    ['an audit entry has no command', { audited: ['c1', 'c9'] }, 'I5', 'an entry for c9'],
    [
      'two commands share a revision',
      {
        given: [star, { ...undo, outcomes: [refused('command.already-undone')] }],
        commands: [...well.commands, { id: 'c4', state: 'delivered', revision: 5 }],
        audited: ['c1', 'c4'],
      },
      'I5',
      'share a revision',
    ],
    ['something of another’s was met', { leaks: ['1 rows'] }, 'I6', 'met 1 rows'],
    ['messages are still to be fetched', { queued: 2 }, 'I9', '2 messages'],
    ['the mailbox is still in trouble', { error: 'provider.unavailable' }, 'I9', 'provider.unavailable'],
    ['the account asks to be connected again', { needsReauth: true }, 'I9', 'connected again'],
  ])('reports %s', (_name, other, invariant, says) => {
    const { findings } = judged(other);
    expect(findings.map((finding) => finding.invariant)).toContain(invariant);
    expect(findings.find((finding) => finding.invariant === invariant)?.says).toContain(says);
  });

  test.each<[string, Partial<PersonFacts>]>([
    [
      'a command that someone was first with',
      { given: [star, { ...undo, outcomes: [refused('command.already-undone')] }] },
    ],
    ['mail older than five years', { provider: more({ at: '2021-01-01T00:00:00Z' }) }],
    [
      'a thread that someone deleted',
      {
        given: [
          star,
          { id: 'c3', order: { kind: 'star', args: { threadIds: ['t9'] } }, outcomes: [refused('thread.unknown')] },
          { id: 'c4', order: { kind: 'star', args: { threadIds: ['t9'] } }, outcomes: [refused('thread.gone')] },
        ],
      },
    ],
    ['a command that failed and was shown', { commands: [{ id: 'c1', state: 'failed', revision: 5 }] }],
  ])('does not report %s', (_name, other) => {
    expect(judged(other).findings).toEqual([]);
  });

  test('checks only the inbox if only that is promised', () => {
    const facts = { people: [{ ...well, provider: more({}) }], findings: [], now };
    expect(judge(facts, 'inbox').findings).toEqual([]);
    expect(judge(facts, 'five-years').counts.missing).toBe(1);
  });
});
