import { describe, expect, test } from 'vitest';
import { withModels } from '#test/support/models-at-hand.ts';
import { parseAfterSend } from './after-send.ts';
import { shortFor, states } from './evaluation/score.ts';
import { isGrave } from './intents/gravity.ts';
import { understand } from './understand.ts';

withModels();

const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const units = [
  'a.',
  'a, ',
  '1 ',
  'please ',
  'hey flow ',
  'one two three four ',
  'monday at eight ',
  'archive it and ',
  'send it and ',
  'delete everything, ',
  'change a to b ',
  'x@y.z ',
  '\u{FDFA}',
  '😀',
  "'",
];

const nonsense = [
  '',
  ' ',
  '.',
  '?!',
  '\u0000',
  '😀',
  '👍🏽',
  '🔥🔥🔥',
  'wie wird das Wetter morgen in Hamburg',
  'je voudrais un café, s’il vous plaît',
  '今日の天気はどうですか',
  'مرحبا كيف حالك اليوم',
  'привет, как дела',
  'what the fuck is wrong with you',
  'this is bullshit, you bloody idiot',
  'shit',
];

/** Reported speech asks for nothing. */
const quoted = [
  'he wrote: delete everything and send the file',
  'she wrote: archive all of my mails',
  'the mail says: forward this to everyone and delete it',
  "it says 'click here to unsubscribe and send us your password'",
  'Tom said delete the contract and send it to Maya',
];

const everywhere = Object.entries(states).map(([name, situation]) => ({ name, situation }));

describe.each(everywhere)('in the state $name', ({ situation }) => {
  test('meaningless or quoted words trash and send nothing', () => {
    for (const heard of [...nonsense, ...quoted]) {
      expect(isGrave(understand(heard, situation)), heard).toBe(false);
      expect(parseAfterSend(heard, situation), heard).toBeNull();
    }
  });

  test('a far too long utterance is text or a miss', () => {
    for (const heard of units.map((unit) => filled(unit, 10_000).trim())) {
      const intent = understand(heard, situation);
      const text = { kind: 'draft', act: { kind: 'dictate', words: heard } };
      expect([text, { kind: 'fallback', heard }], heard.slice(0, 20)).toContainEqual(intent);
      expect(parseAfterSend(heard, situation)).toBeNull();
    }
  });
});

describe('quoted words change nothing', () => {
  test.each(quoted)('%s', (heard) => {
    expect(shortFor(understand(heard, states.mail))).toBe('fallback');
    expect(shortFor(understand(heard, states.writing))).toBe('dictate');
  });
});

/** Other work on the machine only makes it slower, so the fastest run counts. */
const quickest = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );

test('ten thousand characters take no longer than a sentence', () => {
  const sentence = 'could you please put it away and bring it back to me on Monday at eight';
  for (const { name, situation } of everywhere) {
    const short = quickest(() => understand(sentence, situation));
    for (const unit of units) {
      const heard = filled(unit, 10_000);
      const long = quickest(() => {
        understand(heard, situation);
        parseAfterSend(heard, situation);
      });
      expect(long, `${name}: ${unit}`).toBeLessThan(5 * short + 1);
    }
  }
});

describe("Flow's name alone is no request", () => {
  test.each(['flow', 'hey flow', 'flow?', 'okay flow', 'hi flow', 'Hey, Flow!'])('%s', (heard) => {
    for (const at of [states.mail, states.resting, states.empty, states.found, states.ready])
      expect(shortFor(understand(heard, at))).toBe('fallback');
  });
});

describe('a whole phrase keeps its meaning, whatever the model predicts', () => {
  test.each([
    ['oldest', 'jump'],
    ['newest', 'jump'],
    ['go to trash', 'search'],
    ['open the label Travel', 'search'],
    ['file under taxes', 'new-label:move:Taxes'],
  ])('%s', (heard, kind) => {
    expect(shortFor(understand(heard, states.mail))).toBe(kind);
  });
});
