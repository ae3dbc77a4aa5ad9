import { expect, test } from 'vitest';
import type { Situation } from '#language/intents/situation.ts';
import { general, heard, moment, reading, said, short } from '#test/support/judging.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { judge } from './judge.ts';

const choosing: Situation = { ...reading, question: { kind: 'which', options: ['Anna Lind', 'Anna Berg'] } };
const mail = 'Please take Anna Berg, the second one.';
const which = 'Anna Lind or Anna Berg?';

const read = (to: number) => ({ ...said(mail, to - 3000, to), by: 'quote' as const });
const asks = (to: number, words = which) => said(words, to - 2000, to);

test.each<[string, Transcript, Parameters<typeof moment>[0], string]>([
  ['by its name, after Flow asked', heard('anna berg'), { spoken: [read(5000), asks(8000)] }, 'obey option'],
  ['by its number, after Flow asked', heard('the second one'), { spoken: [read(5000), asks(8000)] }, 'obey option'],
  ['by a number alone', heard('two'), { spoken: [read(5000), asks(8000)] }, 'obey option'],
  ['by a name that the mail does not say', heard('anna lind'), { spoken: [asks(4000), read(8000)] }, 'obey option'],
  ['as the mail said it since', heard('anna berg'), { spoken: [asks(4000), read(8000)] }, 'again echo'],
  [
    'by the number that the mail said since',
    heard('the second one'),
    { spoken: [asks(4000), read(8000)] },
    'again echo',
  ],
  ['as the mail said it, where Flow asked on the screen', heard('anna berg'), { spoken: [read(8000)] }, 'again echo'],
  [
    'as the mail alone said it',
    heard('anna berg'),
    { asked: 'Which one?', spoken: [read(5000), asks(8000, 'Which one?')] },
    'again echo',
  ],
  [
    'as the mail said it, too late',
    heard('anna berg'),
    { spoken: [read(5000), asks(8000)], began: 17_000 },
    'again echo',
  ],
  ['as the mail says it', heard('anna berg'), { spoken: [asks(4000), read(9000)] }, 'nothing echo'],
  ['in the words of one pass', general('anna berg'), { spoken: [read(5000), asks(8000)] }, 'again unsure'],
  ['on the screen, with nothing read', heard('anna berg'), { spoken: [] }, 'obey option'],
])('%s', (_how, transcript, more, decision) =>
  expect(
    short(judge(transcript, moment({ situation: choosing, asked: which, answered: [which], began: 8600, ...more }))),
  ).toBe(decision),
);
