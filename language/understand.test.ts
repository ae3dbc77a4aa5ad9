import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CommandId, ThreadId } from '#domain/id.ts';
import type { Situation } from '#language/intents/situation.ts';
import { answeredTime } from './classifier/intent-builders.ts';
import { matchKeywords } from './classifier/match-keywords.ts';
import { normalize } from './engine/normalize.ts';
import { everyPhrase } from './evaluation/every-phrase.ts';
import { states } from './evaluation/score.ts';
import { recognize } from './intents/recognize.ts';
import { understand } from './understand.ts';
import { parseUnsupported } from './unsupported/unsupported-request.ts';

const phrases = new Set(everyPhrase().map(({ text }) => text));
const texts = [...phrases];
/** Too many to spread as arguments. */
const phrase = fc.nat(texts.length - 1).map((nth) => texts[nth] ?? '');
const words = [...new Set([...phrases].flatMap((phrase) => phrase.split(' ')))];
const situation = fc.constantFrom(...Object.values(states));

describe('understand', () => {
  test('names the current thread, and the command to undo', () => {
    const threadId = ThreadId.parse('t1');
    const commandId = CommandId.parse('0199aaaa-0000-7000-8000-00000000000a');
    const here = { ...states.mail, playing: { threadId }, undoable: commandId };
    expect(understand('archive this', here)).toEqual({
      kind: 'command',
      command: { kind: 'archive', args: { threadIds: [threadId] } },
      by: 'grammar',
      lesser: false,
    });
    expect(understand('undo that', here)).toEqual({
      kind: 'command',
      command: { kind: 'undo', args: { commandId } },
      by: 'grammar',
      lesser: false,
    });
  });

  test.each([
    'not spam',
    "This isn't spam.",
    "It's not junk",
    'move it out of spam',
    'mark this as not spam',
    'put it in my inbox',
  ])('of a mail in spam, "%s" moves it to the inbox', (said) => {
    const here: Situation = { ...states.opened, playing: { threadId: ThreadId.parse('t1'), labels: ['spam'] } };
    expect(understand(said, here)).toMatchObject({ command: { kind: 'not-spam', args: { threadIds: ['t1'] } } });
    const archived: Situation = { ...here, playing: { threadId: ThreadId.parse('t1'), labels: ['inbox'] } };
    expect(understand(said, archived)).not.toMatchObject({ command: { kind: 'not-spam' } });
  });

  test.each(['not spam', 'move the last one out of spam'])(
    'of any other mail, "%s" takes back what was reported',
    (said) => {
      const reported: Situation = { ...states.mail, undoes: 'spam' };
      expect(understand(said, reported)).toMatchObject({ command: { kind: 'undo' } });
      expect(understand(said, { ...reported, undoes: 'archive' })).toMatchObject({ kind: 'take-back' });
    },
  );

  test('returns the spoken words if they are not a phrase', () => {
    expect(understand('  What’s the Weather? ', states.mail)).toEqual({
      kind: 'fallback',
      heard: 'What’s the Weather?',
    });
  });

  test.each(['held', 'heldBulk', 'heldQuestion', 'heldChoice', 'heldWriting'] as const)(
    'every stop phrase holds a departing mail, in the state %s',
    (state) => {
      const kinds = ['hold', 'wait', 'cancel', 'not yet', 'pause', 'hang on', 'shh', 'quiet', 'stop'].map((said) => {
        const intent = understand(said, states[state]);
        return intent.kind === 'draft' ? intent.act.kind : intent.kind;
      });
      expect(kinds).toEqual([...Array.from({ length: 8 }, () => 'hold'), 'hold-all']);
    },
  );

  test('does not parse utterances longer than any phrase', () => {
    expect(understand(`archive ${'please '.repeat(100)}`, states.mail).kind).toBe('fallback');
  });

  test('accepts twelve words or more only if they are a phrase', () => {
    const long = fc.array(fc.oneof(fc.constantFrom(...words), fc.lorem({ maxCount: 1 })), {
      minLength: 12,
      maxLength: 30,
    });
    fc.assert(
      fc.property(long, situation, (said, here) => {
        const utterance = said.join(' ');
        fc.pre(!phrases.has(normalize(utterance)));
        expect(isPhrase(utterance, here)).toBe(false);
      }),
    );
  });

  test('does not recognise a phrase with a word more or less', () => {
    const stranger = fc.constantFrom('zebra', 'newsletters', 'yesterday', 'everything', 'не');
    fc.assert(
      fc.property(phrase, stranger, fc.nat(), situation, (text, word, place, here) => {
        const said = text.split(' ');
        const utterance = said.toSpliced(place % (said.length + 1), 0, word).join(' ');
        // 'Archive this and newsletters next' is two of them.
        fc.pre(!utterance.split(' and ').every((part) => phrases.has(normalize(part))));
        // 'Archive everything' answers the question whether to archive.
        fc.pre(here.confirming === undefined || word !== 'everything');
        expect(isPhrase(utterance, here)).toBe(false);
      }),
    );
  });
});

/**
 * Searches, questions, dictation, answers, bulk requests, labels and names may be any words, so they are no phrase. A refusal for lack of mail,
 * or after trashing it, does not count either.
 */
const isPhrase = (utterance: string, here: Situation): boolean => {
  const understood = understand(utterance, here);
  if (isGistAlone(utterance, here)) return false;
  // The reply says that Flow did not understand the rest.
  if (understood.kind === 'unsure' && understood.beside) return false;
  // While Flow asks for a time, a time among other words is the answer.
  if (here.asking !== null && answeredTime(utterance, here) !== null) return false;
  const some = { threadId: ThreadId.parse('t1') };
  // An event or a person may have any name.
  if (understood.kind === 'refused' && (parseUnsupported(utterance) !== null || understood.asked)) return false;
  if (understood.kind === 'refused') {
    const lacksMail = here.playing === null || here.lastActedOn === null || here.undoes !== null;
    return lacksMail
      ? isPhrase(utterance, { ...here, playing: some, lastActedOn: some, undoes: null })
      : !understood.why.includes('label');
  }
  // A question may be about anything.
  if (understood.kind === 'ask') return understood.request.does !== 'ask';
  if (understood.kind === 'take-back' && 'who' in understood.which.pick) return understood.which.pick.who === null;
  // 'Drop zebra' leaves out the sender zebra.
  if (understood.kind === 'bulk-answer') return !('words' in understood.answer);
  if (understood.kind === 'draft')
    return !('words' in understood.act && understood.act.words) && !('who' in understood.act && understood.act.who);
  if (understood.kind === 'control' && understood.control.kind === 'block')
    return 'threadId' in understood.control.sender;
  if (understood.kind === 'command' && 'label' in understood.command.args) return false;
  return understood.kind === 'control'
    ? !/^(search|refine|jump|pass|new-label|which-label)$/.test(understood.control.kind)
    : understood.kind !== 'fallback' && understood.kind !== 'bulk';
};

/** Without a phrase, or with the phrase of an unknown label; no table covers keyword matches. */
const isGistAlone = (utterance: string, here: Situation): boolean =>
  recognize(normalize(utterance)).every((one) => one.kind === 'label' && one.ofKnown) &&
  JSON.stringify(matchKeywords(utterance, here)) === JSON.stringify(understand(utterance, here));

test.each([
  'reply yes but not before March',
  'reply thanks for the file about Noémie from last week',
  'tell her yes but not before March',
])('in a mail from a search, “%s” answers it, and searches for nothing', (words) => {
  const opened = { ...states.mail, searching: 'mail' as const, results: 1 };
  expect(understand(words, opened)).toMatchObject({ kind: 'draft', act: { kind: 'reply' } });
});
