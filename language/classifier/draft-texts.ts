// Reads the text of a draft from a request: 'drop Maya a line saying the parcel has arrived'.

import type { DraftAct, NewDraftAct } from '#language/drafting/draft-intent.ts';
import {
  afterName,
  afterNames,
  calledMine,
  noteText,
  textLeads,
  topicLead,
} from '#language/en/classifier/intent-words.ts';
import { peopleNamed } from './named-entities.ts';

/** The words after the first lead that matches. */
const behind = (heard: string, leads: readonly RegExp[]): string | null => {
  const text = heard.trim();
  for (const lead of leads) {
    const said = lead.exec(text)?.[1]?.trim();
    if (said !== undefined && said.split(/\s+/).length > 1) return said;
  }
  return null;
};

/** If the text is not separable from the request, write nothing rather than lose words. */
export const replyWith = (kind: 'reply' | 'reply-all', heard: string): NewDraftAct | null => {
  const words = behind(heard, textLeads);
  return words === null && heard.split(/\s+/).length > shortly ? null : { kind, words };
};

const shortly = 12;

export const forwardWith = (heard: string): NewDraftAct => {
  const [before, words] = parted(heard);
  const names = peopleIn(before);
  return {
    kind: 'forward',
    who: names.length === 0 ? null : names.join(' and '),
    words: names.length === 0 ? null : words,
  };
};

export const newMailWith = (heard: string): NewDraftAct => {
  const [before, words] = parted(heard);
  const names = peopleIn(before.replace(topicLead, ''));
  const subject = topicLead.exec(before)?.[1]?.trim() ?? null;
  return { kind: 'new', who: names.length === 0 ? null : names.join(' and '), subject, words };
};

/** By name, or as 'my sister'. */
const peopleIn = (said: string): string[] => {
  const names = peopleNamed(said);
  const called = names.length === 0 ? calledMine.exec(said)?.[1] : undefined;
  return called === undefined ? names : [called];
};

/** After a name, 'tell' and 'that' introduce the text. */
const parted = (heard: string): [before: string, words: string | null] => {
  const match = afterNames.exec(heard) ?? afterName.exec(heard);
  const words = match?.[1]?.trim() ?? null;
  return match && words ? [heard.slice(0, match.index + match[0].length - words.length), words] : [heard, null];
};

export const noteWith = (heard: string): DraftAct => ({ kind: 'note', words: behind(heard, noteText) });
