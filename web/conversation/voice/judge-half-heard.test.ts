import { describe, expect, test } from 'vitest';
import type { Situation } from '#language/intents/situation.ts';
import {
  asking,
  bulk,
  heard,
  held,
  moment,
  nameOf,
  reading,
  ready,
  said,
  short,
  writing,
} from '#test/support/judging.ts';
import { judge } from './judge.ts';

const half = (grammar: string) => heard(grammar, { agreed: false, general: null });
const inSilence = { spoken: [], began: 12_000 };

describe('words that only the grammar hears', () => {
  test.each<[string, string, Situation, number, string]>([
    ['what changes a mail is asked about', 'archive this', reading, 0.8, 'ask archive'],
    ['what throws it away as well', 'delete it', reading, 0.7, 'ask trash'],
    ['what leaves a list as well', 'unsubscribe', reading, 0.9, 'ask unsubscribe'],
    ['a reply as well, which begins a draft', 'reply', reading, 0.6, 'ask reply'],
    ['what steers is done', 'next', reading, 0.6, 'obey next'],
    ['what stops stops', 'stop', reading, 0.6, 'stop'],
    ['what steers is none in a sound too long for it', 'next', reading, 2.4, 'missed'],
    ['what stops is none in one', 'stop', reading, 3, 'missed'],
    ['a sentence said to somebody else is no command', 'archive this', reading, 2.2, 'missed'],
    ['a word that is said while listening is a backchannel', 'okay', reading, 0.5, 'nothing backchannel'],
    ['a yes is none', 'yes', asking, 0.5, 'missed'],
    ['a yes to many is none', 'yes archive', bulk, 0.8, 'missed'],
    ['to send is asked once more', 'send it', ready, 0.7, 'ask send'],
    ['nothing is written', 'scratch that', writing, 0.8, 'missed'],
    ['nothing is read from elsewhere', 'read the full text', reading, 0.9, 'missed'],
  ])('%s', (_what, grammar, situation, seconds, decision) => {
    const asked = situation === asking || situation === bulk ? 'Archive it?' : null;
    expect(short(judge(half(grammar), moment({ ...inSilence, situation, seconds, asked })))).toBe(decision);
  });

  test('words that Flow reads raise no question', () => {
    const spoken = [said('Please archive this and delete it.', 1000, 9000)];
    expect(short(judge(half('archive this'), moment({ spoken })))).toBe('nothing echo');
  });

  test('Flow accepts a requested name, even if the general pass heard others', () => {
    const situation: Situation = {
      ...writing,
      drafting: { step: 'writing', sending: null, asks: { kind: 'address', field: 'to', who: 'Maya', rest: [] } },
    };
    expect(judge(half('maya lind'), moment({ ...inSilence, situation })).kind).toBe('obey');
  });

  const phrases = [
    'archive this',
    'delete all',
    'yes',
    'send it',
    'undo that',
    'reply',
    'go to the inbox',
    'mark as read',
  ];
  const states = { reading, asking, bulk, ready, writing, held };
  test.each(Object.entries(states))('only navigation runs: %s', (_state, situation) => {
    const done = [0.4, 0.8, 1, 1.6, 4].flatMap((seconds) =>
      [...phrases, 'next'].flatMap((phrase) => {
        const decision = judge(half(phrase), moment({ ...inSilence, situation, seconds, asked: 'Archive it?' }));
        return decision.kind === 'obey' ? [nameOf(decision.intent)] : [];
      }),
    );
    expect(new Set(done)).toEqual(new Set(situation.drafting?.step === 'none' ? ['next'] : []));
  });
});
