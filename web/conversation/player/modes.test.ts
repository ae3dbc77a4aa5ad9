// Driving and company modes: what they skip, and what Flow says instead.
import { afterEach, describe, expect, test } from 'vitest';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { setHere } from '#test/support/settings.ts';
import { stillPlayer } from '#test/support/still-player.ts';
import { outLoud } from '#web/audio/tts/out-loud.ts';
import { driving, refusedByMode, steerMode } from './modes.ts';

const player = stillPlayer();
afterEach(() => {
  steerMode({ kind: 'driving', on: false }, player);
  steerMode({ kind: 'private', on: false }, player);
});

const reply: ParsedUtterance = { kind: 'draft', act: { kind: 'reply', words: null } };
const thanks: ParsedUtterance = { kind: 'draft', act: { kind: 'short', reply: 'thanks' } };
const readAll: ParsedUtterance = { kind: 'control', control: { kind: 'read', afresh: false } };
const search: ParsedUtterance = { kind: 'control', control: { kind: 'search', words: 'invoices' } };
const next: ParsedUtterance = { kind: 'control', control: { kind: 'next', count: 1 } };
const code: ParsedUtterance = { kind: 'inquiry', about: 'code', count: null };

describe('driving mode', () => {
  test('driving mode shortens mail, and parking restores the detail', () => {
    expect(steerMode({ kind: 'driving', on: true }, player)).toMatch(/^Driving mode/);
    expect([driving.current(), player.state.current().detail]).toEqual([true, 'summaries']);
    steerMode({ kind: 'driving', on: false }, player);
    expect([driving.current(), player.state.current().detail]).toEqual([false, 'full']);
  });

  test.each<[string, ParsedUtterance, number | null, RegExp | null]>([
    ['dictation', reply, null, /^Dictation is off/],
    ['a short answer', thanks, null, null],
    ['a mail of forty words', readAll, 40, null],
    ['a long mail', readAll, 41, /^That is 41 words/],
    ['a search', search, null, /^Not while you drive/],
    ['a code', code, null, /not read aloud/],
    ['the next mail', next, null, null],
  ])('driving mode: %s', (_what, intent, words, refused) => {
    steerMode({ kind: 'driving', on: true }, player);
    const said = refusedByMode(intent, words);
    if (refused === null) expect(said).toBeNull();
    else expect(said).toMatch(refused);
  });

  test('driving mode allows dictation after a request, for that drive only', () => {
    steerMode({ kind: 'driving', on: true }, player);
    steerMode({ kind: 'dictation' }, player);
    expect(refusedByMode(reply, null)).toBeNull();
    steerMode({ kind: 'driving', on: false }, player);
    steerMode({ kind: 'driving', on: true }, player);
    expect(refusedByMode(reply, null)).not.toBeNull();
  });
});

test('a setting keeps codes silent in every mode', () => {
  expect(refusedByMode(code, null)).toBeNull();
  setHere({ codesAloud: false });
  expect(refusedByMode(code, null)).toMatch(/^Your settings keep codes silent/);
  setHere({});
});

test('company mode mutes the voice and only shows codes', () => {
  steerMode({ kind: 'private', on: true }, player);
  expect([outLoud.current(), refusedByMode(code, null), refusedByMode(reply, null)]).toEqual([
    false,
    'Codes are not read aloud now. It is on the screen.',
    null,
  ]);
});
