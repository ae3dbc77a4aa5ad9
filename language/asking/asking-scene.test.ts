// Questions about mail are understood as such, and questions at hand stay what they are.
import { describe, expect, test } from 'vitest';
import { shortFor, states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';

withModels();

const meantBy = (words: string, more: { answered?: boolean } = {}): string =>
  shortFor(understand(words, { ...states.mail, ...more }));

describe('a question about mail', () => {
  test.each([
    'when does my lease end',
    'how much is the Acme invoice',
    'how much did I pay for the tickets',
    'what did Legal say about the lease',
    'what did Maya Lindqvist write about the covenant',
    "what is Dana's phone number",
    "what's Daniel's phone number",
    'have we paid the plumber',
    'did Dana agree to the price',
    'has the landlord signed the lease',
    'which seat do I have on the train to Berlin',
    'who signed the test protocol',
    'why did the cloud bill grow',
    'what time is my train',
    "what's the door code for the offsite",
    "what's the code for the front door",
    'what is the booking code',
    "what's the dress code on Thursday",
    'when is my flight',
    'when do I land',
    'where do I stay in Berlin',
    'how much is the hotel',
    'what is the vendor number',
    'what was the file number for my suitcase',
    'what did I say about the observer',
    'how do I get to the offsite',
    'what is the wifi code',
    'when is our delivery',
  ])('%s', (words) => expect(meantBy(words)).toBe('ask'));
});

describe('a role is a name', () => {
  test.each([
    ['when did I last hear from my boss', { does: 'person', asks: 'heard', who: 'my boss' }],
    ['did I reply to Gregor yet', { does: 'person', asks: 'wrote', who: 'Gregor' }],
    ['have I answered Priya', { does: 'person', asks: 'wrote', who: 'Priya' }],
    ['what did I tell Maya Lindqvist', { does: 'person', asks: 'wrote', who: 'Maya Lindqvist' }],
    ['what did Dana say last', { does: 'person', asks: 'heard', who: 'Dana' }],
    ["what was Dana's last mail about", { does: 'person', asks: 'heard', who: 'Dana' }],
    ['how many mails did Dana send me', { does: 'person', asks: 'often', who: 'Dana' }],
    ['when did my boss last write', { does: 'person', asks: 'heard', who: 'my boss' }],
    ['when did I last write to my assistant', { does: 'person', asks: 'wrote', who: 'my assistant' }],
    ['when did my boss and I last talk', { does: 'person', asks: 'talked', who: 'my boss' }],
    ['when was my last meeting with my boss', { does: 'person', asks: 'met', who: 'my boss' }],
    ['how often does my boss write', { does: 'person', asks: 'often', who: 'my boss' }],
    ['how fast does my boss answer', { does: 'person', asks: 'pace', who: 'my boss' }],
    ['what does my boss do', { does: 'person', asks: 'role', who: 'my boss' }],
    ["what's my boss's email address", { does: 'person', asks: 'address', who: 'my boss' }],
    ["what's Dana's email address", { does: 'person', asks: 'address', who: 'Dana' }],
    ["what is Henrik's email", { does: 'person', asks: 'address', who: 'Henrik' }],
    ['how do I reach Dana', { does: 'person', asks: 'address', who: 'Dana' }],
    [
      'what does my assistant want',
      { does: 'promises', side: 'owe', who: 'my assistant', days: null, promisesFirst: false },
    ],
    ['what does Priya need from me', { does: 'promises', side: 'owe', who: 'Priya', days: null, promisesFirst: false }],
    [
      'what is my boss waiting for',
      { does: 'promises', side: 'owe', who: 'my boss', days: null, promisesFirst: false },
    ],
    ['what did I promise my boss', { does: 'promises', side: 'owe', who: 'my boss', days: null, promisesFirst: true }],
  ])('“%s”', (words, request) => expect(understand(words, states.mail)).toEqual({ kind: 'ask', request }));

  test.each(['brief me on my day', 'what does my day look like', 'what does she want', 'who is my next meeting with'])(
    '“%s” names nobody',
    (words) => expect(understand(words, states.mail)).not.toMatchObject({ request: { who: expect.anything() } }),
  );
});

describe('other questions stay what they are', () => {
  test.each([
    ['what do they want', 'inquiry:ask'],
    ['by when', 'inquiry:deadline'],
    ['any deadline', 'inquiry:deadline'],
    ['what is the code', 'inquiry:code'],
    ['what is the verification code', 'inquiry:code'],
    ['what is my login code', 'inquiry:code'],
    ['what is my bank login code', 'inquiry:code'],
    ['who is this from', 'inquiry:sender'],
    ['what is this about', 'inquiry:subject'],
    ['how many left', 'inquiry:status'],
    ['what meetings do I have tomorrow', 'agenda:list'],
    ['when is my next meeting', 'agenda:next'],
    ['what can I say', 'inquiry:help'],
    ['catch me up on Helio', 'search'],
    ['catch me up on my mail', 'start'],
    ["what's new from Maya", 'search'],
    ['what did I just do', 'inquiry:done'],
  ])('%s', (words, meant) => expect(meantBy(words)).toBe(meant));

  test('a question to Flow itself or about the world is no question about mail', () => {
    for (const words of [
      'how are you today',
      'what about last month',
      'what is the weather in Paris',
      'who are you really',
    ])
      expect(meantBy(words)).not.toBe('ask');
  });

  test('text for a draft is no question', () => {
    expect(shortFor(understand('when does the board meet in Hamburg', states.writing))).not.toBe('ask');
  });
});

describe('words about the answer that Flow shows', () => {
  test.each([
    ['read it', 'answer:read'],
    ['quote it', 'answer:read'],
    ['open it', 'answer:open'],
    ['show me the mail', 'answer:open'],
    ['the other one', 'answer:other'],
    ['not that one', 'answer:other'],
    ['close it', 'answer:close'],
    ['archive this', 'archive'],
  ])('%s', (words, meant) => expect(meantBy(words, { answered: true })).toBe(meant));

  test('mean something else without an answer', () => expect(meantBy('read it')).toBe('read'));
});

describe('promises', () => {
  test.each([
    ['what do I owe', 'promises:owe'],
    ['what did I promise', 'promises:owe'],
    ['what have I promised Maya', 'promises:owe'],
    ['what do I owe Tom', 'promises:owe'],
    ['what needs a reply', 'promises:owe'],
    ["what's overdue", 'promises:owe'],
    ["what haven't I answered yet", 'promises:owe'],
    ['who is waiting for me', 'promises:owe'],
    ['what am I waiting for', 'promises:wait'],
    ['who am I still waiting on', 'promises:wait'],
    ['who still owes me an answer', 'promises:wait'],
    ['what did Raj promise me', 'promises:wait'],
    ['what is open with Dana', 'promises:both'],
    ['what are my promises', 'promises:owe'],
    ['any promises due this week', 'promises:owe'],
    ['which promises are overdue', 'promises:owe'],
    ['do I owe anyone a reply', 'promises:owe'],
    ['who do I owe an answer', 'promises:owe'],
    ['did I promise Dana anything', 'promises:owe'],
    ['what did I tell Dana I would do', 'promises:owe'],
    ['is anyone waiting for me', 'promises:owe'],
    ['what do I need to answer today', 'promises:owe'],
    ['am I waiting for anything', 'promises:wait'],
    ['what do people owe me', 'promises:wait'],
    ['what is due tomorrow', 'promises:owe'],
    ['did Dana promise me anything', 'promises:wait'],
    ['anything open with Dana', 'promises:both'],
    ['what is outstanding with Helio', 'promises:both'],
    ['what should I follow up on', 'promises:both'],
  ])('%s', (words, meant) => expect(meantBy(words)).toBe(meant));

  test.each([
    ['what have I promised Maya', 'Maya'],
    ['what did I promise to do for Maya Lindqvist', 'Maya Lindqvist'],
    ['do I owe Dana anything', 'Dana'],
    ['do I owe Dana a reply by Friday', 'Dana'],
    ['what am I waiting for from Wei', 'Wei'],
    ['am I waiting for anything from Maya Lindqvist', 'Maya Lindqvist'],
    ['is my boss waiting for me', 'my boss'],
    ['what have I promised to do this week', null],
    ['am I waiting on anyone', null],
  ])('%s: the name is kept in the person’s own spelling', (words, who) => {
    expect(understand(words, states.mail)).toMatchObject({ request: { does: 'promises', who } });
  });

  test.each([
    'do I owe taxes',
    'is the invoice waiting',
    'what do I have to do here',
    'is the contract waiting for me',
  ])('no promises are meant by: %s', (words) => expect(meantBy(words)).not.toMatch(/^promises/));

  test.each([
    ['done with the first', 'promise:done', 0],
    ["I'm done with the second one", 'promise:done', 1],
    ['I did that', 'promise:done', -1],
    ['the third is done', 'promise:done', 2],
    ['forget the last one', 'promise:dropped', -1],
    ["that's not a promise", 'promise:dropped', -1],
  ])('after a list, %s', (words, meant, nth) => {
    const intent = understand(words, { ...states.mail, promised: true });
    expect(shortFor(intent)).toBe(meant);
    expect(intent).toMatchObject({ request: { nth } });
  });
});

describe('the same about somebody else', () => {
  const after = (words: string) => understand(words, { ...states.mail, somebody: true });

  test.each([
    ['and Henrik?', 'Henrik'],
    ['And Dana Whitfield', 'Dana Whitfield'],
    ['what about Maya?', 'Maya'],
    ['And how about my boss', 'my boss'],
  ])('%s', (words, who) => expect(after(words)).toEqual({ kind: 'ask', request: { does: 'same', who } }));

  test.each(['and archive it', 'and Friday?', 'what about the lease', 'what about August'])('not %s', (words) =>
    expect(after(words)).not.toMatchObject({ request: { does: 'same' } }),
  );

  test('only after a question about somebody', () =>
    expect(understand('and Henrik?', states.mail)).not.toMatchObject({ request: { does: 'same' } }));
});
