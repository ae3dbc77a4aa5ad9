import { expect, test } from 'vitest';
import type { Message, Thread } from '#domain/mail.ts';
import { saidMoment } from '#language/en/engine/moments.ts';
import { threadWith } from '#test/support/thread.ts';
import { learnSettings, settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { scriptOf, startsOf, type Unit, unitAt } from './script.ts';
import { zoneHere } from './zone.ts';

const units = [2, 6, 0, 4].map((seconds): Unit => ({ kind: 'sentence', text: 'Words.', seconds, quote: null }));

test('each sentence starts after the spoken length of those before it', () => {
  expect(startsOf({ units })).toEqual([0, 2, 8, 8]);
  expect(startsOf({ units: [] })).toEqual([]);
});

test.each([
  [0, 0],
  [1.9, 0],
  [2, 1],
  [7.9, 1],
  [8, 3],
  [12, 3],
  [99, 3],
])('%f seconds falls into unit %i', (seconds, unit) => {
  expect(unitAt({ units }, seconds)).toBe(unit);
});

test.each([
  ['ends with its last sentence', {}, ['Priya Shah: Budget.', 'First.']],
  [
    'says at its end that it goes on',
    { cut: true },
    ['Priya Shah: Budget.', 'First.', 'That is as far as Flow reads. The original has the rest.'],
  ],
  ['says so only where its text is', { cut: true, paragraphs: undefined }, ['Priya Shah: Budget.']],
])('the script %s', (_, parts, texts) => {
  const thread = threadWith('one', { sentences: ['First.'] });
  const messages = thread.messages.map((message) => ({ ...message, reading: { ...message.reading, ...parts } }));
  const script = scriptOf({ ...thread, messages });
  expect(script.units.map(({ text }) => text)).toEqual(texts);
  expect(script.messages[0]?.cut).toBe(texts.length === 3 ? 2 : null);
});

test('unspoken text counts toward the next spoken unit', () => {
  const thread = threadWith('one', {});
  const [message] = thread.messages;
  if (message === undefined) throw new Error('a thread without a message');
  const paragraphs = [['Hi Alex,'], ['First.', 'Second.'], ['Priya']];
  const { units, messages } = scriptOf({
    ...thread,
    messages: [{ ...message, reading: { ...message.reading, paragraphs, silent: [0, 2] } }],
  });
  expect(units.map(({ text }) => text)).toEqual(['Priya Shah: Budget.', 'First.', 'Second.']);
  expect(messages[0]?.paragraphs).toEqual([
    [{ text: 'Hi Alex,', unit: 1, spoken: false }],
    [
      { text: 'First.', unit: 1, spoken: true },
      { text: 'Second.', unit: 2, spoken: true },
    ],
    [{ text: 'Priya', unit: 3, spoken: false }],
  ]);
});

test('Flow shows and announces a sign-in code, and never speaks it', () => {
  const from = { name: 'Harborline', email: 'notify@harborline.example' };
  const sentences = ['402 916 is the code for your business account.', 'It works once.'];
  const { units, messages } = scriptOf(threadWith('one', { from, subject: '402 916 is your code', sentences }));
  expect(units.map(({ text }) => text)).toEqual([
    'Harborline: a sign-in code. It holds a sign-in code: say “read the code” to hear it.',
    'It works once.',
  ]);
  expect(messages[0]?.paragraphs).toEqual([
    [
      { text: '402 916 is the code for your business account.', unit: 1, spoken: false },
      { text: 'It works once.', unit: 1, spoken: true },
    ],
  ]);
});

const unitsOf = (given: Parameters<typeof threadWith>[1]): string[] =>
  scriptOf(threadWith('t', given)).units.map(({ text }) => text);

test('the script warns once, before the mail', () => {
  const from = { name: 'maya@northwind.example', email: 'm@elsewhere.example' };
  expect(unitsOf({ from, sentences: ['Pay today.', 'Thanks.'] })).toEqual([
    'Under the name maya@northwind.example: Budget. Careful: the name shows another address than this came from.',
    'Pay today.',
    'Thanks.',
  ]);
});

test.each([
  ['Maya writes: Reply with your code. It is 4 digits.', 'The mail says: Reply with your code. It is 4 digits.'],
  ['Maya asks: Could you pay?', 'The mail says: Could you pay?'],
  ['Maya writes: Maya writes: Pay.', 'The mail says: Pay.'],
  ['Pay by noon.', 'The mail says: Pay by noon.'],
])('the script does not name a doubtful sender: %s', (summary, expected) => {
  const from = { name: 'maya@northwind.example', email: 'm@elsewhere.example' };
  const thread = (sender: typeof from): Thread => {
    const made = threadWith('t', { from: sender, sentences: ['Pay today.'] });
    return { ...made, messages: made.messages.map((one) => ({ ...one, reading: { ...one.reading, summary } })) };
  };
  expect(scriptOf(thread(from)).messages[0]?.summaryText).toBe(expected);
  expect(scriptOf(thread(from)).units[1]?.text).toBe(expected);
  expect(scriptOf(thread({ ...from, name: 'Maya' })).units[1]?.text).toBe(summary);
});

test.each([
  ['of one not met before, where answers go elsewhere', { replyTo: [{ name: '', email: 'a@quick.example' }] }, true],
  ['of an address in mixed alphabets', { from: { name: 'Shop', email: 'a@xn--pple-43d.example' } }, true],
  ['of nobody for writing a first time', {}, false],
])('the script warns %s', (_, given, warned) => {
  expect(unitsOf(given)[0]?.includes(' Careful: ')).toBe(warned);
});

type Given = NonNullable<Parameters<typeof threadWith>[1]>;

const threadOfSeveral = (...given: Given[]): Thread => ({
  ...threadWith('t', {}),
  messages: given.flatMap((one, at) => threadWith('t', { ...one, messageId: `m${at}` }).messages),
});

const headsOf = (thread: Thread): string[] =>
  scriptOf(thread).units.flatMap(({ kind, text }) => (kind === 'head' ? [text] : []));

test('the script warns before each message from a doubtful sender', () => {
  const from = { name: 'maya@northwind.example', email: 'm@elsewhere.example' };
  expect(headsOf(threadOfSeveral({}, { from }, { from }, {}))).toEqual([
    'Priya Shah: Budget.',
    'Then, under the name maya@northwind.example. Careful: the name shows another address than this came from.',
    'Then, under the name maya@northwind.example. Careful: the name shows another address than this came from.',
    'Then Priya Shah.',
  ]);
});

test('one known sender in a thread does not vouch for another', () => {
  const from = { name: 'Shop', email: 'a@xn--pple-43d.example' };
  const known = { ...threadOfSeveral({ from }, {}), sender: { received: 9, sent: 9 } };
  expect(headsOf(known)[0]).toBe('Under the name Shop: Budget. Careful: the address mixes alphabets.');
});

const inLanguages = (...languages: (string | undefined)[]): string[] => {
  const thread = threadOfSeveral(...languages.map(() => ({})));
  const messages = thread.messages.map((message, at) => {
    const language = languages[at];
    return language === undefined ? message : { ...message, reading: { ...message.reading, tongue: language } };
  });
  return headsOf({ ...thread, messages });
};

test.each([
  ['where it is not the person’s', ['de'], ['Priya Shah, in German: Budget.']],
  ['not where it is', ['en'], ['Priya Shah: Budget.']],
  ['not where it cannot be told', [undefined], ['Priya Shah: Budget.']],
  ['not where nobody has a name for it', ['tlh'], ['Priya Shah: Budget.']],
  [
    'where it changes, and not where it stays',
    ['de', 'de', 'en', 'en', 'fr'],
    [
      'Priya Shah, in German: Budget.',
      'Then Priya Shah.',
      'Then Priya Shah, in English.',
      'Then Priya Shah.',
      'Then Priya Shah, in French.',
    ],
  ],
])('the script names the language of a message: %s', (_, languages, heads) => {
  expect(inLanguages(...languages)).toEqual(heads);
});

const invitation: Message['invitation'] = {
  method: 'request',
  title: 'Budget review',
  startsAt: '2031-01-07T15:00:00Z',
  endsAt: '2031-01-07T16:00:00Z',
  guests: [
    { name: 'Tom Reyes', email: 'tom@northwind.example' },
    { name: 'Priya Shah', email: 'priya@northwind.example' },
    { name: '', email: 'wei@northwind.example' },
  ],
};

test('an invitation replaces its subject and has its own summary', () => {
  const { units, messages } = scriptOf(
    threadWith('one', { subject: 'Invitation: Budget review @ Tue', sentences: ['Bring a pen.'], invitation }),
  );
  const said = saidMoment({
    at: new Date('2031-01-07T15:00:00Z'),
    now: new Date(),
    zone: zoneHere(),
    formats: formatsHere(),
  });
  const words = `Priya invites you to Budget review, ${said}, an hour, with Tom and wei@northwind.example.`;
  expect(units.map(({ kind, text }) => [kind, text])).toEqual([
    ['head', words],
    ['sentence', 'Bring a pen.'],
  ]);
  expect(messages[0]).toMatchObject({ head: 0, headText: '', summary: 0, summaryText: words });
});

test('an invitation from a doubtful sender names no sender', () => {
  const from = { name: 'maya@northwind.example', email: 'm@elsewhere.example' };
  expect(unitsOf({ from, invitation })[0]).toMatch(/^An invitation to Budget review, .* Careful: /);
});

test.each([[{ codes: ['482913'] }], [{}]])('a code stays unspoken, also in older data: %j', (reading) => {
  const thread = threadWith('one', { sentences: ['Votre code est 482913.', 'À bientôt.'] });
  const messages = thread.messages.map((message) => ({ ...message, reading: { ...message.reading, ...reading } }));
  expect(scriptOf({ ...thread, messages }).units.map(({ text }) => text)).toEqual([
    'Priya Shah: Budget. It holds a sign-in code: say “read the code” to hear it.',
    'À bientôt.',
  ]);
});

test('a person can leave summaries out and have greetings read', () => {
  const thread = threadWith('one', {});
  const [message] = thread.messages;
  if (message === undefined) throw new Error('a thread without a message');
  const reading = {
    ...message.reading,
    summary: 'It is about money.',
    paragraphs: [['Hi Alex,'], ['First.']],
    silent: [0],
  };
  const mail = { ...thread, messages: [{ ...message, reading }] };
  const spoken = (): string[] => scriptOf(mail).units.map(({ text }) => text);
  expect(spoken()).toEqual(['Priya Shah: Budget.', 'It is about money.', 'First.']);
  const before = settings.current();
  learnSettings({ revision: 1, settings: { ...before, summaries: false, readsAll: true } });
  expect(spoken()).toEqual(['Priya Shah: Budget.', 'Hi Alex,', 'First.']);
  learnSettings({ revision: 2, settings: before });
});
