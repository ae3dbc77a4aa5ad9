import { expect, test } from 'vitest';
import { normalize } from '#language/engine/normalize.ts';
import { controlPhrases } from '#language/intents/control-phrases.ts';
import { recognize } from '#language/intents/recognize.ts';
import { resolve } from '#language/intents/resolve.ts';
import { everyPhrase } from './every-phrase.ts';
import { shortFor, states } from './score.ts';

const phrases = everyPhrase();

/** All intents of each text. Templates may overlap if they have the same intent. */
const tabled = Map.groupBy(phrases, ({ text }) => text);

/** One text in eight, by the printed seed. The full run has all. */
const sampled = [...tabled].filter(
  (_, n) => process.env['FLOW_TEST_FULL'] === '1' || (n + Number(process.env['FLOW_TEST_SEED'] ?? 0)) % 8 === 0,
);

/** An intent without the number of its slot. */
const withoutNumber = (intent: object): string =>
  JSON.stringify(intent)
    .replace(/"(count|rate)":[0-9.]+/, '"$1"')
    .replace(/"said":\[.*?\]/, '"said"')
    .replace(/"when":(null|\{.*?\}\}|\{.*?\})/, '"when"');

test('every phrase gives the intent of its table, and one intent in each state', {
  timeout: 180_000,
}, () => {
  const lost: string[] = [];
  const torn = new Set<string>();
  for (const [text, means] of sampled) {
    const match = recognize(normalize(text));
    const kinds = new Set(match.map(withoutNumber));
    if (!means.every(({ intent }) => kinds.has(withoutNumber(intent)))) lost.push(text);
    if (new Set(match.map((intent) => JSON.stringify(intent))).size < 2) continue;
    for (const [state, situation] of Object.entries(states)) {
      const here = match.map((intent) => resolve(intent, situation, text)).filter((one) => one !== null);
      const different = new Set(here.map(shortFor));
      if (different.size > 1) torn.add(`${state}: ${text} (${[...different].join(', ')})`);
    }
  }
  expect(lost).toEqual([]);
  expect([...torn]).toEqual([]);
});

test('the table lists each control under its own name', () => {
  for (const [kind, wordings] of Object.entries(controlPhrases))
    expect(wordings.map(({ control }) => control.kind)).toEqual(wordings.map(() => kind));
});

test('each command and control has at least ten phrases', () => {
  const ways = new Map<string, number>();
  for (const { intent } of phrases) {
    const kind =
      intent.kind === 'triage' || intent.kind === 'defer' || intent.kind === 'label'
        ? intent.command
        : intent.kind === 'control'
          ? intent.control.kind
          : intent.kind;
    ways.set(kind, (ways.get(kind) ?? 0) + 1);
  }
  expect([...ways].filter(([, count]) => count < 10)).toEqual([]);
});
