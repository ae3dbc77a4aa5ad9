import { expect, test } from 'vitest';
import { registry } from '#commands/registry.ts';
import type { Drafting } from '#language/drafting/draft-intent.ts';
import { examples } from '#language/en/intents/examples.ts';
import { isAct } from '#language/en/mail/command-words.ts';
import { shortFor, states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { hintsFor } from './hints.ts';

const inDraft: Record<string, Drafting> = {
  end: { step: 'writing', sending: null },
  send: { step: 'ready', sending: null },
  'read-back': { step: 'ready', sending: null },
  discard: { step: 'ready', sending: null },
  save: { step: 'ready', sending: null },
  hold: { step: 'none', sending: 'held' },
};

test('every example has the intent that it teaches', () => {
  const mail = { ...states.mail, redoable: states.undone.redoable };
  const inSearch = { refine: 'list', 'open-result': 'list', 'to-inbox': 'list', 'to-results': 'mail' } as const;
  for (const [kind, phrase] of Object.entries(examples)) {
    const here = kind === 'yes' || kind === 'no' ? states.question : kind === 'time' ? states.untilWhen : mail;
    const drafting = inDraft[kind] ?? { step: 'none' as const, sending: null };
    const needs = isAct(kind) ? registry[kind].onlyFor : undefined;
    const labels = needs && !needs.not ? [needs.label] : [];
    const playing = here.playing && { ...here.playing, labels };
    const searching = Object.entries(inSearch).find(([only]) => only === kind)?.[1] ?? null;
    expect(
      shortFor(understand(phrase, { ...here, playing, searching, drafting })).replace(/:([12]|Label_\w+)$/, ''),
    ).toBe(kind);
  }
});

test.each(Object.entries(states))('every hint does something in state %s', (_, situation) => {
  for (const { kind, phrase } of hintsFor(situation)) {
    const understood = understand(phrase, situation);
    expect(['command', 'control', 'draft', 'answer', 'bulk-answer'], `${kind}: ${phrase}`).toContain(understood.kind);
  }
});

test('undo comes up once there is something to take back, and archive goes once no mail is open', () => {
  const kinds = (situation: Parameters<typeof hintsFor>[0]): string[] => hintsFor(situation).map(({ kind }) => kind);
  expect(kinds(states.fresh).slice(0, 3)).toEqual(['archive', 'reply', 'next']);
  expect(kinds(states.mail).slice(0, 3)).toEqual(['archive', 'reply', 'next']);
  expect(kinds(states.undone)).toContain('redo');
  expect(kinds(states.resting)).toContain('resume');
  expect(kinds(states.empty)).toEqual(['undo', 'search']);
  expect(kinds(states.found).slice(0, 2)).toEqual(['open-result', 'refine']);
  expect(kinds(states.opened)).toContain('to-results');
});

test('a single result gets no hint that needs a second one', () => {
  const alone = { ...states.found, results: 1 };
  const [first, ...others] = hintsFor(alone);
  expect(first).toEqual({ kind: 'open-result', phrase: 'open it' });
  expect(understand('open it', alone)).toEqual({ kind: 'control', control: { kind: 'open-result', nth: null } });
  expect(others.map(({ kind }) => kind)).toEqual(['archive', 'to-inbox', 'undo']);
  const two = hintsFor({ ...states.found, results: 2 });
  expect(two[0]?.phrase).toBe('open the second one');
});
