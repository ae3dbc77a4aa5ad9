import { describe, expect, test } from 'vitest';
import { GrammarName } from '#domain/speech.ts';
import { parseAfterSend } from '#language/after-send.ts';
import type { Drafting } from '#language/drafting/draft-intent.ts';
import { actsNamed } from '#language/en/engine/answers.ts';
import { heardPhrases } from '#language/en/grammar/heard-phrases.ts';
import { heardSlots } from '#language/en/grammar/heard-times.ts';
import { heardWords } from '#language/en/grammar/heard-words.ts';
import { screenPhrases } from '#language/en/grammar/screen-phrases.ts';
import { questionActs } from '#language/engine/question.ts';
import { parseTemplate, type Template } from '#language/engine/template.ts';
import { shortFor, states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { contacts } from '#test/support/contact.ts';
import { known } from './grammar.ts';
import { saidAloud } from './said-aloud.ts';
import { inApp, inHistory } from './screens-here.ts';
import { sourcesOf } from './sources.ts';

const people = contacts('Maya', 'Tom');

const drafted = (step: Drafting['step'], more: Partial<Drafting> = {}): Situation => {
  const to = people.map(({ name, emails }) => ({ name, email: emails[0] ?? '' }));
  return {
    ...states.fresh,
    isPlaying: false,
    drafting: { step, sending: null, people, recipients: { to, cc: [], bcc: [] }, ...more },
  };
};

const mail: Situation = { ...states.mail, inScene: inApp, drafting: { step: 'none', sending: null, people } };

const here: Record<GrammarName, readonly Situation[]> = {
  inbox: [mail, { ...states.found, inScene: inApp }, { ...mail, calendar: { spoken: true } }],
  history: [
    { ...mail, inScene: inHistory },
    { ...mail, inScene: inHistory, calendar: { spoken: true } },
  ],
  question: [
    states.question,
    { ...states.choice, question: { kind: 'which', options: ['Maya', 'Legal'] } },
    { ...states.choice, question: { kind: 'proof', number: 27 } },
  ],
  bulk: [{ ...states.mail, confirming: 'archive' }],
  draft: [drafted('ready', { number: 27 })],
  dictation: [drafted('writing')],
  recipients: [
    drafted('ready', { asks: { kind: 'which', field: 'to', people, rest: [] } }),
    drafted('ready', { asks: { kind: 'which', field: 'to', people: [...people, ...people], rest: [] } }),
    drafted('ready', { asks: { kind: 'address', field: 'to', who: 'Anna', rest: [] } }),
  ],
};

/** One example for each slot. */
const sample: Record<string, string> = {
  ...Object.fromEntries(Object.keys(heardSlots).map((slot) => [slot, slot])),
  names: 'maya',
  when: 'tomorrow morning',
  count: 'three',
  bulk: 'newsletters',
  period: 'last week',
  number: 'twenty seven',
  stretch: 'tomorrow afternoon',
  hour: 'thursday at three',
  length: 'half an hour',
  target: 'friday at two',
  event: 'dentist',
};

/** With and without the optional words, and with each alternative. */
const sentences = (template: Template): string[] => {
  switch (template.kind) {
    case 'word':
      return [template.word];
    case 'slot':
      return [sample[template.slot] ?? template.slot];
    case 'one':
      return template.of.flatMap(sentences);
    case 'all':
      return template.parts
        .map(sentences)
        .reduce((before, after) => before.flatMap((start) => after.map((end) => `${start} ${end}`.trim())), ['']);
  }
};

const everyWord = { has: () => true };
const nothing: Template = { kind: 'all', parts: [] };

const intentOf = (said: string, situation: Situation): string =>
  parseAfterSend(said, situation) === null ? shortFor(understand(said, situation)) : 'after';

describe.each(GrammarName.options)('free-form requests in the grammar: %s', (name) => {
  const tabled = [...heardPhrases[name], ...(screenPhrases[name] ?? [])].flatMap(({ means, templates }) =>
    templates.map((text) => ({ means, text })),
  );
  // Spelled letters have endless combinations. The grammar's own test tries some.
  const finite = tabled.filter(({ text }) => text.length < 500);

  test('have the intent of their table', () => {
    const wrong = finite.flatMap(({ means, text }) =>
      sentences(saidAloud(parseTemplate(text), everyWord, known) ?? nothing)
        .filter((said) => !here[name].some((situation) => intentOf(said, situation).startsWith(means)))
        .map((said) => `${said}: ${here[name].map((situation) => intentOf(said, situation)).join(', ')}, not ${means}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("the recogniser hears the name of each question's act after yes and no", () => {
  const said = new Set(
    sourcesOf('question').flatMap(({ template, words }) =>
      sentences(saidAloud(template, words ?? everyWord, known) ?? nothing),
    ),
  );
  test.each(questionActs)('%s', (act) => {
    const names = sentences(parseTemplate(actsNamed[act]));
    expect(names.some((name) => said.has(`yes ${name}`) && said.has(`do not ${name}`))).toBe(true);
  });
});

test('the recogniser hears every intent in some state', () => {
  const heard = new Set(
    GrammarName.options
      .flatMap(sourcesOf)
      .filter(({ template, words }) => words !== null && saidAloud(template, words, known) !== null)
      .map(({ kind }) => kind),
  );
  const asked = Object.entries(heardWords).filter(([, words]) => words !== '');
  expect(asked.map(([kind]) => kind).filter((kind) => ![...heard].some((one) => one === kind))).toEqual([]);
});
