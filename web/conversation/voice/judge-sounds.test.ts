import { describe, expect, test } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import type { Situation } from '#language/intents/situation.ts';
import { asking, general, heard, moment, reading, said, short, writing } from '#test/support/judging.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { judge, type Moment } from './judge.ts';

test('Flow asks about a short word in a long sound over its own voice', () => {
  expect(short(judge(heard('done'), moment({ seconds: 1.6 })))).toBe('ask archive');
  expect(short(judge(heard('done'), moment({ seconds: 0.6 })))).toBe('obey archive');
  expect(short(judge(heard('done'), moment({ seconds: 1.6, began: 12_000 })))).toBe('obey archive');
});

test('Flow asks in a silence if the words are too short for the sound and one pass heard others', () => {
  const others = heard('already read', { general: 'we already read' });
  expect(short(judge(others, moment({ seconds: 2.2, spoken: [] })))).toBe('ask mark-read');
  expect(short(judge(others, moment({ seconds: 0.9, spoken: [] })))).toBe('obey mark-read');
  expect(short(judge(heard('already read'), moment({ seconds: 2.2, spoken: [] })))).toBe('obey mark-read');
});

test('with echo, Flow asks about all words over its voice, and about none in a silence', () => {
  expect(short(judge(heard('archive it'), moment({ echoing: true })))).toBe('ask archive');
  expect(short(judge(heard('archive it'), moment({ echoing: true, began: 12_000 })))).toBe('obey archive');
  expect(short(judge(heard('stop'), moment({ echoing: true })))).toBe('stop');
});

describe('a sound that ends when Flow stops', () => {
  const cutShort = { seconds: 0.36, ended: 5360 };
  test.each<[string, Transcript, Partial<Moment>, string]>([
    ['is asked about', heard('done'), cutShort, 'ask archive'],
    ['is obeyed where it went on', heard('done'), { seconds: 0.45 }, 'obey archive'],
    ['is obeyed where Flow was silent', heard('done'), { ...cutShort, began: 12_000, ended: 12_360 }, 'obey archive'],
    ['steers', heard('next'), cutShort, 'obey next'],
    ['stops', heard('stop'), cutShort, 'stop'],
    [
      'is nothing where only the grammar made sense of it',
      heard('three', { agreed: false, grammar: 'delete' }),
      cutShort,
      'missed',
    ],
    ['is Flow where Flow hears itself', heard('done'), { ...cutShort, echoing: true }, 'nothing itself'],
    [
      'is Flow there, whatever it was',
      heard('if you', { agreed: false, grammar: '' }),
      { ...cutShort, echoing: true },
      'nothing itself',
    ],
    ['stops there too', heard('stop'), { ...cutShort, echoing: true }, 'stop'],
  ])('%s', (_what, transcript, more, decision) => expect(short(judge(transcript, moment(more)))).toBe(decision));
});

describe('an ambiguous word over Flow’s voice', () => {
  const once: Situation = { ...reading, playing: { threadId: ThreadId.parse('now'), labels: ['starred'] } };
  test.each<[string, Transcript, Partial<Moment>, string]>([
    ['is asked about where a stop sounds so', heard('un star'), { situation: once }, 'ask unstar'],
    ['is obeyed in a silence', heard('un star'), { situation: once, began: 12_000 }, 'obey unstar'],
    ['is Flow where one pass alone heard a question in it', general('what'), {}, 'nothing itself'],
    ['is a question where both heard it', heard('what'), {}, 'obey inquiry'],
    ['is a question in a silence', general('what'), { began: 12_000 }, 'obey inquiry'],
  ])('%s', (_what, transcript, more, decision) => expect(short(judge(transcript, moment(more)))).toBe(decision));
});

describe('a sound too short for its words', () => {
  test.each<[string, Transcript, Situation, number, string]>([
    ['begins no draft', heard('thank her', { general: 'thank you' }), reading, 0.06, 'nothing silence'],
    ['begins one where it was said, however fast', heard('thank her'), reading, 0.2, 'obey short'],
    ['does nothing', heard('undo', { general: 'and' }), reading, 0.06, 'nothing silence'],
    ['is no time', heard('at seven', { general: 'awesome' }), reading, 0.13, 'nothing silence'],
    ['answers nothing', heard('i do not want to', { general: 'why not' }), asking, 0.06, 'nothing silence'],
    ['is no text', general('really i think'), writing, 0.06, 'nothing silence'],
    ['does not steer', heard('slower', { general: 'lower' }), reading, 0.1, 'nothing silence'],
    ['stops', heard('hang on'), reading, 0.06, 'stop'],
  ])('%s', (_what, transcript, situation, seconds, decision) =>
    expect(short(judge(transcript, moment({ situation, seconds, began: 12_000 })))).toBe(decision),
  );
});

describe('a time without a command', () => {
  const saturday = 'until saturday at ten';
  test.each<[string, Transcript, Situation, number, string]>([
    ['is obeyed where both passes heard it', heard(saturday), reading, 12_000, 'obey snooze'],
    [
      'is obeyed as a service heard it',
      heard(saturday, { engine: 'service', general: null }),
      reading,
      12_000,
      'obey snooze',
    ],
    [
      'is asked about where one of them heard something like it',
      heard(saturday, { general: 'cards until half past ten' }),
      reading,
      12_000,
      'ask snooze',
    ],
    [
      'is asked about where somebody is polite, and one of them heard something like it',
      heard('at eight please', { general: 'a bit faster please' }),
      reading,
      12_000,
      'ask snooze',
    ],
    ['is asked about over Flow', heard(saturday), reading, 5000, 'ask snooze'],
    ['is asked about over Flow, with thanks too', heard(`okay ${saturday} thanks`), reading, 5000, 'ask snooze'],
    [
      'with what it is to do is obeyed',
      heard(`snooze ${saturday}`, { general: 'snows until saturday at ten' }),
      reading,
      12_000,
      'obey snooze',
    ],
  ])('%s', (_what, transcript, situation, began, decision) =>
    expect(short(judge(transcript, moment({ situation, seconds: 1.6, began })))).toBe(decision),
  );
});

describe('words that only the grammar understands', () => {
  const treasured = heard('treasured', { agreed: false, grammar: 'trash it' });
  test.each<[string, Transcript, Partial<Moment>, string]>([
    ['is asked about', treasured, {}, 'ask trash'],
    [
      'is asked about where it begins a draft',
      heard('good life', { agreed: false, grammar: 'reply' }),
      {},
      'ask reply',
    ],
    ['is nothing where it took too long to say', treasured, { seconds: 2.5 }, 'missed'],
    [
      'is nothing where a sentence was said',
      heard('i left my umbrella on the bus', { agreed: false, grammar: 'snooze until monday at seven' }),
      { seconds: 1.9 },
      'missed',
    ],
    ['is nothing where it was too short', treasured, { seconds: 0.1, began: 12_000 }, 'nothing silence'],
    ['is nothing where it only moves about', heard('texts', { agreed: false, grammar: 'next' }), {}, 'missed'],
    [
      'is nothing where Flow was just reading it',
      treasured,
      { spoken: [said('Then trash it.', 1000, 9000)] },
      'missed',
    ],
  ])('%s', (_what, transcript, more, decision) => expect(short(judge(transcript, moment(more)))).toBe(decision));
});
