// Reads the answer to a bulk question. Only a sentence that names the action is a yes.
import {
  actNames,
  bareYes,
  leadingArticle,
  noTemplates,
  onlyLeads,
  spokenNumber,
  spokenOrdinal,
  withoutLeads,
  yesTemplates,
} from '#language/en/bulk/bulk-words.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { parseTemplate } from '#language/engine/template.ts';
import type { BulkAnswer, BulkKind } from './bulk-intent.ts';

export const parseBulkAnswer = (heard: string, act: BulkKind): BulkAnswer | null => {
  const said = matchers().match(normalize(heard).split(' '));
  const kinds = said.map(({ intent }) => intent);
  if (kinds.includes('no')) return { kind: 'no' };
  if (kinds.includes(act)) return { kind: 'yes' };
  if (kinds.includes('bare-yes')) return { kind: 'bare-yes' };
  const text = withoutPoliteness(heard).replace(/[,;:]+\s*/g, ' ');
  return led('without', text, withoutLeads) ?? led('only', text, onlyLeads);
};

const led = (kind: 'only' | 'without', text: string, leads: readonly RegExp[]): BulkAnswer | null => {
  const lead = leads.find((one) => one.test(text));
  if (!lead) return null;
  const words = text
    .replace(lead, '')
    .replace(/^(?:these|those)(?: ones?)? (?:from|by|of|about) /i, '')
    .replace(leadingArticle, '')
    .replace(/ (?:out|alone|be|in|there|here|(?:would be|is|are) enough|will do|stay)$/i, '')
    .replace(/ (and|or) (?:not|without|only|also) /gi, ' $1 ')
    .replace(/['’]s$/i, '')
    .trim();
  const nth = placeIn(words);
  if (nth !== null) return { kind, nth };
  return words === '' || words.split(/\s+/).length > 6 ? null : { kind, words };
};

/** 'Number 3', 'third one', 'the second'. */
const placeIn = (words: string): number | null => {
  const [, number] = spokenNumber.exec(words) ?? [];
  if (number !== undefined) return Number(number);
  const [, ordinal] = spokenOrdinal.exec(words) ?? [];
  const at = ordinals.indexOf(ordinal?.toLowerCase() ?? '');
  return at < 0 ? null : at + 1;
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

type Said = BulkKind | 'bare-yes' | 'no';

let made: Matcher<Said> | undefined;

const matchers = (): Matcher<Said> => {
  if (made) return made;
  made = createMatcher<Said>();
  const add = (said: Said, templates: readonly string[]): void => {
    for (const one of templates) made?.add(parseTemplate(one), said);
  };
  add('no', noTemplates);
  add('bare-yes', bareYes);
  for (const act of acts) add(act, yesTemplates(act));
  return made;
};

const isAct = (name: string): name is BulkKind => name in actNames;
const acts = Object.keys(actNames).filter(isAct);
