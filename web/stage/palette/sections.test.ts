import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Contact } from '#domain/contact.ts';
import { formatsOf } from '#domain/formats.ts';
import { ThreadId } from '#domain/id.ts';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { examples } from '#language/en/intents/examples.ts';
import { states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';
import { synonyms } from '#language/intents/synonyms.ts';
import { strokes } from '#web/stage/keys/keys.ts';
import { likeness } from './find-offers.ts';
import { allOffers } from './offers.ts';
import { sceneRows } from './scene-rows.ts';
import { type Known, knownAt, type Row, sectionsFor } from './sections.ts';

const maria: Contact = {
  name: 'Maria Chen',
  givenName: 'Maria',
  nicknames: ['Mia'],
  emails: ['maria@acme.example'],
  organization: 'Acme',
  title: null,
  phonetic: null,
  written: 3,
  lastWrittenAt: null,
  known: 'contacts',
};
const words = synonyms();
const open = (situation: Known['at']['situation'], more: Partial<Known> = {}): Known =>
  knownAt({
    at: {
      situation: { ...situation, playing: situation.playing && { labels: ['inbox', 'unread'], ...situation.playing } },
      muted: false,
      blocked: false,
      next: true,
      previous: true,
      scope: 'queue',
      aside: 2,
      passed: false,
      detail: 'full' as const,
      newestFirst: false,
    },
    offers: allOffers(),
    synonyms: words,
    contacts: [maria],
    sender: { called: 'Tomas', name: 'Tomas Brandt', email: 'tomas@northwind.example' },
    used: [],
    formats: formatsOf(['en-GB']),
    scene: [],
    ...more,
  });
const rowsFor = (typed: string, known: Known): Row[] => sectionsFor(typed, known).flatMap(({ rows }) => rows);
const titled = (title: string, typed: string, known: Known): string[] =>
  (sectionsFor(typed, known).find((section) => section.title === title)?.rows ?? []).map(({ name }) => name);

test('the palette offers every phrase and key once, with a unique name', () => {
  const offers = allOffers();
  const kinds = offers.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
  for (const kind of Object.keys(examples)) expect(kinds).toContain(kind);
  for (const act of Object.keys(strokes)) if (act !== 'play-pause') expect(kinds).toContain(act);
});

describe('an empty palette', () => {
  test('lists what fits the moment first, and what is impossible last, with the reason', () => {
    const known = open(states.fresh);
    expect(titled('This email', '', known).slice(0, 2)).toEqual(['Archive', 'Reply']);
    const undo = rowsFor('', known).find(({ id }) => id === 'undo');
    expect(undo?.why).toBe('There is nothing to undo.');
    expect(titled('Not now', '', known)).toContain('Undo');
    expect(titled('People', '', known)).toEqual(['Find mail from Tomas Brandt']);
  });

  test("shows a key once: the screen's command has it, the app's keeps only its words", () => {
    const refresh = { id: 'refresh', name: 'Refresh', phrases: ['refresh'], keys: ['R'], run: () => null };
    const scene = sceneRows([refresh]);
    const capsOfReply = (known: Known) => rowsFor('', known).find(({ id }) => id === 'reply')?.caps;
    expect(capsOfReply(open(states.fresh))).toEqual(['R']);
    expect(capsOfReply(open(states.fresh, { scene }))).toEqual([]);
    expect(rowsFor('', open(states.fresh, { scene })).filter(({ caps }) => caps.join() === 'R')).toEqual(scene);
  });

  test('leaves out what a screen has no use for now', () => {
    const all = {
      id: 'all',
      name: 'Show everything',
      phrases: ['show everything'],
      rests: () => true,
      run: () => null,
    };
    expect(sceneRows([all], 'usable')).toEqual([]);
    expect(sceneRows([{ ...all, rests: () => false }], 'usable')).toHaveLength(1);
  });

  test('lists recently used commands first, if they are possible', () => {
    const known = open(states.fresh, { used: ['captions', 'undo', 'captions', 'spam'] });
    expect(titled('Recent', '', known)).toEqual(['Captions', 'Report spam']);
  });

  test('offers the one of two opposites that has an effect', () => {
    const names = rowsFor('', open(states.fresh)).map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining(['pause', 'star', 'mark-read', 'lane']));
    for (const other of ['resume', 'unstar', 'mark-unread', 'queue']) expect(names).not.toContain(other);
  });

  test('offers "not spam" only for mail in spam', () => {
    const inSpam: Situation = { ...states.opened, playing: { threadId: ThreadId.parse('t1'), labels: ['spam'] } };
    const offered = (situation: Situation) =>
      rowsFor('', open(situation)).flatMap(({ id, why }) => (id === 'not-spam' ? [why] : []));
    expect([offered(inSpam), offered(states.fresh)]).toEqual([[null], []]);
  });

  test.each([
    ['empty', 'archive', 'No mail is open.'],
    ['empty', 'next', 'No mail is open.'],
    ['fresh', 'send', 'Only while you write or send.'],
    ['fresh', 'hold', 'Only while you write or send.'],
    ['fresh', 'open-result', 'Only in search results.'],
    ['fresh', 'archive', null],
    ['writing', 'send', null],
    ['writing', 'archive', null],
    ['held', 'undo', null],
    ['held', 'hold', null],
    ['found', 'open-result', null],
    ['opened', 'to-results', null],
    ['mail', 'undo', null],
  ] as const)('in state %s, %s: %s', (state, kind, why) => {
    expect(rowsFor('', open(states[state])).find(({ id }) => id === kind)).toMatchObject({ why });
  });

  test('offers no second result when there is only one', () => {
    const rows = rowsFor('', open({ ...states.found, results: 1 }));
    expect(rows.find(({ id }) => id === 'open-result')).toMatchObject({ why: 'There is only 1.' });
  });
});

describe('typed words', () => {
  test.each([
    ['archive', 'Archive this email'],
    ['snooze till monday', 'Snooze until Monday 8:00'],
    ['remind me friday if nobody answers', 'Remind me Friday 8:00 if nobody answers'],
    ['tell her yes, go ahead', 'Reply: “yes, go ahead”'],
    ['next 3', '3 emails on'],
    ['speed 1.5', 'Speed 1.5×'],
    ['find the mail from Raj', 'Search mail for “the mail from Raj”'],
    ['delete forever', '“delete forever”'],
  ])('%s shows its effect: %s', (typed, name) => {
    expect(rowsFor(typed, open(states.mail))[0]?.name).toBe(name);
  });

  test.each([
    ['spell priya', 'spell priya'],
    ['undo the send', 'undo the send'],
    ['change Monday to Tuesday', 'change Monday to Tuesday'],
  ])('with a draft that was read back, %s shows %s', (typed, name) => {
    expect(rowsFor(typed, open(states.ready))[0]?.name).toBe(name);
  });

  test.each([
    ['archve', 'Archive'],
    ['arcihve', 'Archive'],
    ['everyone reply', 'Reply to everyone'],
    ['sentence next', 'Next sentence'],
    ['phishing', 'Report spam'],
    ['favourite', 'Star'],
    ['dark', 'Dark theme'],
    ['newslet', 'Newsletters and receipts'],
    ['shortcuts', 'All keys'],
    ['log out', 'Sign out'],
  ])('%s finds %s', (typed, name) => {
    expect(titled('Commands', typed, open(states.fresh))[0]).toBe(name);
  });

  test('never become the text of the current draft', () => {
    const [first] = rowsFor('archive', open(states.writing));
    expect(first?.name).toBe('Archive this email');
    expect(rowsFor('something of mine', open(states.writing)).map(({ id }) => id)).toEqual(['search-for']);
  });

  test.each(['maria', 'Mia', 'email maria', 'chen mari', 'mraia'])('%s finds the person', (typed) => {
    expect(titled('People', typed, open(states.fresh))).toEqual(['Email Maria Chen', 'Find mail from Maria Chen']);
  });

  test('always offer a mail search', () => {
    expect(rowsFor('lisbon budget', open(states.fresh)).map(({ name }) => name)).toEqual([
      'Search mail for “lisbon budget”',
    ]);
  });
});

test.each([
  ['mark', 'mark', 1],
  ['mar', 'mark', 0.85],
  ['makr', 'mark', 0.5],
  ['mrk', 'mark', 0],
  ['xark', 'mark', 0],
  ['attachmnets', 'attachments', 0.5],
])('%s is like %s by %d', (typed, word, fit) => {
  expect(likeness(typed, word)).toBe(fit);
});

test("draft commands need a draft, even when the person's own phrases mean them", () => {
  loadIntentModel(readFileSync(new URL('../../../language/model/intents.bin', import.meta.url)));
  for (const state of [states.mail, states.resting]) expect(titled('Writing', '', open(state))).toEqual([]);
  unloadIntentModel();
});
