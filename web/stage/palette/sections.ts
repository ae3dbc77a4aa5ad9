// Builds the list: suggestions without text; with text, the understood sentence, commands, people and a mail search. Pure.

import type { Contact } from '#domain/contact.ts';
import type { Formats } from '#domain/formats.ts';
import { hintsFor } from '#language/intents/hints.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import type { SceneControl } from '#web/stage/scene/scene.ts';
import { findOffers, likeness, type Synonyms, wordsOf } from './find-offers.ts';
import { type Group, groups, type Offer, type OfferKind } from './offers.ts';
import { findSceneRows, keysTaken } from './scene-rows.ts';
import { type At, besideDraft, standingOf } from './standing.ts';
import { sentenceFor } from './understood.ts';

export type Does =
  | { what: 'offer'; offer: Offer }
  | { what: 'sentence'; words: string; intent: ParsedUtterance }
  | { what: 'control'; control: SceneControl }
  | { what: 'email'; address: string }
  | { what: 'find'; query: string };

export type Row = {
  id: string;
  name: string;
  phrase: string | null;
  caps: readonly string[];
  why: string | null;
  does: Does;
};

export type Section = { title: string; rows: readonly Row[] };

export type Known = Opening & { rows: readonly OfferRow[] };

type Opening = {
  at: At;
  offers: readonly Offer[];
  synonyms: Synonyms;
  contacts: readonly Contact[];
  sender: { called: string; name: string; email: string } | null;
  used: readonly string[];
  formats: Formats;
  scene: readonly Row[];
  /** The screen's own rows stand below the commands on mail. */
  showsMail?: boolean | undefined;
};

/** Computed once, because nothing changes under an open palette. */
export const knownAt = (opening: Opening): Known => ({ ...opening, rows: ranked(opening) });

export const sectionsFor = (typed: string, known: Known): Section[] => {
  const text = typed.trim();
  return (text === '' ? fitting(known) : resultSections(text, known)).filter(({ rows }) => rows.length > 0);
};

const onScreen = 'On this screen';

const fitting = (known: Known): Section[] => {
  const all = known.rows;
  const possible = all.filter(({ why }) => why === null);
  const recent = [...new Set(known.used)].flatMap((kind) => possible.find(({ id }) => id === kind) ?? []).slice(0, 3);
  const rest = possible.filter((row) => !recent.includes(row));
  const inGroup = (group: Group): Section => ({
    title: groups[group],
    rows: rest.filter(({ offer }) => offer.group === group),
  });
  const scene = { title: onScreen, rows: known.scene };
  return [
    ...(known.showsMail ? [] : [scene]),
    { title: 'Recent', rows: recent },
    ...(['writing', 'mail'] as const).map(inGroup),
    ...(known.showsMail ? [scene] : []),
    ...(['reading', 'finding', 'places'] as const).map(inGroup),
    { title: 'People', rows: known.sender ? [mailFrom(known.sender)] : [] },
    inGroup('flow'),
    { title: 'Not now', rows: all.filter(({ why }) => why !== null) },
  ];
};

const resultSections = (text: string, known: Known): Section[] => {
  const sentence = sentenceOf(text, known);
  const someone = people(text, known.contacts);
  const all = known.rows.filter(({ offer }) => offer.kind !== sentence?.covers);
  const fits = findOffers(
    all.map(({ offer }) => offer),
    text,
    known.synonyms,
  ).flatMap(({ kind }) => all.find(({ offer }) => offer.kind === kind) ?? []);
  return [
    { title: 'As a sentence', rows: sentence && !(sentence.isToSomeone && someone.length > 0) ? [sentence.row] : [] },
    { title: onScreen, rows: findSceneRows(known.scene, text) },
    { title: 'Commands', rows: [...fits.filter(({ why }) => why === null), ...fits.filter(({ why }) => why !== null)] },
    { title: 'People', rows: someone },
    { title: 'Search', rows: [searchFor(text)] },
  ];
};

type OfferRow = Row & { offer: Offer };

/** Suggestions first, then the most used, then table order. */
const ranked = ({ at, offers, used, scene }: Opening): OfferRow[] => {
  const taken = keysTaken(scene);
  const hints: OfferKind[] = hintsFor(at.situation).map(({ kind }) => kind);
  const place = (kind: OfferKind): number => {
    const hinted = hints.indexOf(kind);
    return (hinted < 0 ? hints.length : hinted) - 2 * used.filter((one) => one === kind).length;
  };
  return offers
    .flatMap((offer) => {
      const standing = standingOf(offer, at);
      return standing.is === 'hidden' ? [] : [rowOf(offer, standing.is === 'not-now' ? standing.why : null, taken)];
    })
    .sort((one, other) => place(one.offer.kind) - place(other.offer.kind));
};

const rowOf = (offer: Offer, why: string | null, taken: ReadonlySet<string>): OfferRow => ({
  id: offer.kind,
  name: offer.name,
  phrase: offer.phrase,
  caps: taken.has(offer.caps.join(' ')) ? [] : offer.caps,
  why,
  does: { what: 'offer', offer },
  offer,
});

/** `covers`: the command that the sentence equals, to avoid listing it twice. `isToSomeone`: rank it like people. */
type Sentence = { row: Row; covers: OfferKind | null; isToSomeone: boolean };

const sentenceOf = (text: string, { at, offers, formats }: Known): Sentence | null => {
  const intent = understoodHere(text, at.situation);
  const sentence = sentenceFor(intent, text, offers, at.situation, formats);
  if (sentence === null) return null;
  const offer = offers.find(({ kind }) => kind === kindOf(intent));
  const plain = offer && !offer.name.endsWith('…') && sentence.name.startsWith(offer.name) ? offer : null;
  const does: Does = { what: 'sentence', words: text, intent };
  return {
    row: { id: 'sentence', ...sentence, phrase: text, caps: plain?.caps ?? [], does },
    covers: plain?.kind ?? null,
    isToSomeone: isToSomeone(intent),
  };
};

const isToSomeone = (intent: ParsedUtterance): boolean =>
  intent.kind === 'draft' && intent.act.kind === 'new' && intent.act.who !== null;

/** Palette text is a command, even over an open draft. */
const understoodHere = (text: string, situation: Situation): ParsedUtterance => {
  const asSaid = understand(text, situation);
  const isText = asSaid.kind === 'draft' && asSaid.act.kind === 'dictate';
  return isText || asSaid.kind === 'fallback' ? understand(text, besideDraft(situation)) : asSaid;
};

const kindOf = (intent: ParsedUtterance): string | null => {
  if (intent.kind === 'command') return intent.command.kind;
  if (intent.kind === 'control') return intent.control.kind;
  return intent.kind === 'draft' ? intent.act.kind : null;
};

const most = 3;
const leads: ReadonlySet<string> = new Set(['email', 'mail', 'write', 'to', 'from', 'a', 'new', 'find', 'search']);

const people = (text: string, contacts: readonly Contact[]): Row[] => {
  const words = wordsOf(text).filter((word, at, all) => !leads.has(word) || all.length === at + 1);
  return contacts
    .filter(({ name, nicknames, emails }) => {
      const [email = ''] = emails;
      const theirs = wordsOf([name, ...nicknames, email.split('@')[0]].join(' '));
      return email !== '' && words.every((word) => theirs.some((own) => likeness(word, own) > 0));
    })
    .slice(0, most)
    .flatMap(({ name, givenName, emails }) => {
      const [email = ''] = emails;
      const person = { called: givenName || name || email, name: name || email, email };
      return [mailTo(person), mailFrom(person)];
    });
};

type Person = { called: string; name: string; email: string };

const mailTo = ({ called, name, email }: Person): Row => ({
  id: `email ${email}`,
  name: `Email ${name}`,
  phrase: `email ${called}`,
  caps: [],
  why: null,
  does: { what: 'email', address: email },
});

const mailFrom = ({ called, name, email }: Person): Row => ({
  id: `from ${email}`,
  name: `Find mail from ${name}`,
  phrase: `find emails from ${called}`,
  caps: [],
  why: null,
  does: { what: 'find', query: `from:${email}` },
});

const searchFor = (text: string): Row => ({
  id: 'search-for',
  name: `Search mail for “${text}”`,
  phrase: `find ${text}`,
  caps: [],
  why: null,
  does: { what: 'find', query: text },
});
