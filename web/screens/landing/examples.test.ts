// Flow understands every example that the landing shows.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { understand } from '#language/understand.ts';
import { shownClaims } from '#marketing/claims.ts';
import { readMails } from '#web/demo/read-mails.ts';
import { demoPreview } from '#web/screens/landing/try-it/preview.ts';
import { moments } from './below/moments.ts';
import { examples } from './hear-it/examples.ts';
import { lengthOf, lineTurns, saidOf } from './hear-it/times.ts';

const root = path.resolve(import.meta.dirname, '../../..');

beforeAll(() => loadIntentModel(readFileSync(path.join(root, 'language/model/intents.bin'))));
afterAll(unloadIntentModel);

/** The kind of intent, and the state in which the person says it, if that is more than a mail. */
const intents: Record<string, [kind: string, state?: string]> = {
  'Reply no, pilots are excluded.': ['draft'],
  'Send it.': ['draft', 'ready'],
  'Archive all newsletters.': ['bulk'],
  'Yes, archive.': ['answer', 'question'],
  'Undo.': ['command'],
  'When is my next meeting?': ['agenda'],
  'Block Friday morning.': ['event'],
  'Snooze it until Monday.': ['command'],
  'Remind me tomorrow at nine.': ['command'],
  'What came in overnight?': ['control'],
  'Reply yes, but keep the recruiter in January.': ['draft'],
  'Who am I meeting next?': ['agenda'],
};

const said = new Set([
  ...examples.flatMap(({ turns }) => turns.flatMap(({ who, words }) => (who === 'you' ? [words] : []))),
  ...moments.map(({ words }) => words),
]);

test.each([...said])('Flow understands “%s”', (words) => {
  const [kind, state = 'mail'] = intents[words] ?? ['no meaning is written down'];
  expect(understand(words, situationNamed(state)).kind).toBe(kind);
});

describe.each(examples)('the sound of “$name”', (example) => {
  test.each(['webm', 'mp3'])('is small as %s', (kind) => {
    expect(statSync(path.join(root, `public/examples/${example.id}.${kind}`)).size).toBeLessThan(120_000);
  });

  test('lights every word at its time', () => {
    const turns = lineTurns(example);
    expect(turns).toHaveLength(example.turns.length);
    for (const [nth, { from, to }] of turns.entries()) {
      const length = lengthOf(example.id);
      expect(saidOf(example, nth, from * length - 0.01)).toBe('ahead');
      expect(saidOf(example, nth, to * length + 0.01)).toBe('past');
      const letters = saidOf(example, nth, ((from + to) / 2) * length);
      expect(example.turns[nth]?.words.charAt(Number(letters))).toMatch(/^ ?$/);
    }
  });
});

test('every figure that the page shows stands in its proof, or the operator confirmed it', () => {
  expect(shownClaims().length).toBeGreaterThan(0);
  for (const claim of shownClaims()) {
    if ('proof' in claim) expect(readFileSync(path.join(root, claim.proof.file), 'utf8')).toContain(claim.proof.has);
    else expect(claim.said).toBe('confirmed');
  }
});

test('the three mails that wait are the ones that the demonstration brings', () => {
  const { threads } = readMails(
    new Date('2026-11-26T10:00:00Z'),
    demoPreview.map(({ key }) => key),
  );
  const brought = threads.map(({ id, messages }) => {
    const last = messages.at(-1);
    return [id, last?.from.name, last?.subject];
  });
  expect(new Set(demoPreview.map(({ key, from, subject }) => [key, from, subject].join()))).toEqual(
    new Set(brought.map((one) => one.join())),
  );
});
