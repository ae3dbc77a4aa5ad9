import { describe, expect, test } from 'vitest';
import { after, asking, general, heard, moment, reading, said, short } from '#test/support/judging.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { judge, type Moment, mayHurry } from './judge.ts';

const both = 'archive this and star the next one';
const mail = 'Hi Alex, please archive this and delete that.';
const question = 'There is no label Taxes yet. Create it?';
const creating = { ...asking, question: { kind: 'yes-no', act: 'create' } } as const;

describe('several commands', () => {
  test.each<[string, Transcript, Partial<Moment>, string]>([
    ['that both passes heard are done', heard(both), {}, 'obey several'],
    ['that one pass heard are asked about', general(both), {}, 'ask several'],
    [
      'that a service heard alone are asked about',
      heard(both, { agreed: false, engine: 'service' }),
      {},
      'ask several',
    ],
    ['of which one is grave are asked about', heard('star it and delete it'), {}, 'ask several'],
    ['that only move are asked about, where one pass heard them', general('pause and go back'), {}, 'ask several'],
    [
      'that the mail says do nothing',
      heard('archive this and delete that'),
      { spoken: [said(mail, 1000, 9000)] },
      'nothing echo',
    ],
    [
      'that one pass heard of it do nothing',
      general('archive this'),
      { spoken: [said(mail, 1000, 9000)] },
      'nothing echo',
    ],
    ['of which one was understood are asked about', heard('archive this and blah the foo'), {}, 'ask unsure'],
  ])('%s', (_what, transcript, more, decision) =>
    expect(short(judge(transcript, moment({ spoken: [], seconds: 2.5, ...more })))).toBe(decision),
  );

  test('never run on the first pass', () => {
    for (const words of ['next and pause', 'faster and next', 'pause then next'])
      expect(mayHurry(words, reading, 1)).toBe(false);
  });
});

describe('a yes with a second command', () => {
  const yes = 'yes and star it';
  test('runs where the yes alone would', () => {
    expect(short(judge(heard(yes), after(creating, question, 500, { seconds: 1.2 })))).toBe('obey several');
  });
  test('needs another yes where the yes alone would', () => {
    expect(short(judge(heard(yes), after(creating, question, 9000, { seconds: 1.2 })))).toBe('again late');
    expect(short(judge(general(yes), after(creating, question, 500, { seconds: 1.2 })))).toBe('again unsure');
  });
});
