// Reads an answer to an invitation: yes, no or maybe, perhaps with a note or another time for the organizer. Pure.
import type { Rsvp } from '#domain/calendar.ts';
import { scopesAtEnd } from '#language/en/calendar/event-words.ts';
import {
  allInvitations,
  answersAlone,
  answersSaid,
  anyInvitation,
  invitationAtHand,
  invitationEnd,
  invitationFrom,
  invitationLead,
  mayAnswer,
  notesSaid,
  notInvitations,
  ofInvitations,
  proposesSaid,
} from '#language/en/calendar/invitation-phrases.ts';
import { proposalNote } from '#language/en/calendar/invitation-replies.ts';
import { normalize } from '#language/engine/normalize.ts';
import { readSpan } from '#language/engine/slots/span.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { EventFocus, EventRequest, EventScope } from './event-request.ts';
import { type NamedEvent, readNamedEvent } from './event-which.ts';
import { atHand } from './named-event.ts';
import { saidAs } from './said-as.ts';

type Answer = Extract<EventRequest, { does: 'answer' | 'answer-all' }>;
type Named = Pick<Extract<Answer, { does: 'answer' }>, 'which' | 'scope'>;

/** Null where the words answer no invitation. */
export const parseInvitationAnswer = (heard: string, focus: EventFocus): Answer | null => {
  const plain = normalize(heard);
  if (!mayAnswer.test(plain) || plain.length > longest) return null;
  const { words, note } = withoutNote(plain, heard);
  return (
    answerAlone(words, note, focus) ?? (note === null ? allIn(words, focus) : null) ?? answerIn(words, note, focus)
  );
};

const longest = 300;

/** A note makes even a bare answer one to an invitation. */
const answerAlone = (words: string, note: string | null, { invited }: EventFocus): Answer | null => {
  const alone = answersAlone.find(({ said }) => said.test(words));
  return alone && (invited || note !== null)
    ? { does: 'answer', answer: alone.answer, note, which: atHand, scope: null }
    : null;
};

const answerIn = (said: string, note: string | null, focus: EventFocus): Answer | null => {
  const { words, scope } = withoutScope(said);
  for (const { which, answer, sure } of readingsOf(words)) {
    const named = namedIn(which, focus, sure || note !== null);
    if (named !== null) return { does: 'answer', answer, note, which: named.which, scope: scope ?? named.scope };
  }
  return null;
};

const allIn = (words: string, focus: EventFocus): Answer | null => {
  for (const { which, answer } of readingsOf(words)) {
    const all = allInvitations.exec(which)?.groups;
    const within = all && withinOf(all['rest'] ?? '');
    if (within && (focus.calendar || isOfInvitations(all['noun'], within.span)))
      return { does: 'answer-all', answer, span: within.span };
  }
  return null;
};

/** Null where the words are no time. */
const withinOf = (rest: string): { span: SpokenSpan | null } | null => {
  const said = rest.trim().replace(/^(?:on|for|from|at) /, '');
  const span = said === '' ? null : readSpan(said.split(' '));
  return said === '' || span !== null ? { span } : null;
};

/** 'All meetings' alone may mean anything. */
const isOfInvitations = (noun: string | undefined, span: SpokenSpan | null): boolean =>
  noun !== undefined && (ofInvitations.test(noun) || span !== null);

type Reading = { which: string; answer: Rsvp; sure: boolean };

const readingsOf = (words: string): Reading[] =>
  answersSaid.flatMap(({ said, answer, sure = false }) => {
    const { which, whole = which } = said.exec(words)?.groups ?? {};
    return whole === undefined ? [] : [{ which: whole, answer, sure }];
  });

/** `sure`: the rest of the sentence is about an invitation. */
const namedIn = (words: string, focus: EventFocus, sure: boolean): Named | null => {
  if (anyInvitation.test(words)) return { which: atHand, scope: null };
  if (invitationAtHand.test(words)) return focus.invited || sure ? { which: atHand, scope: null } : null;
  const { who, whose = who } = invitationFrom.exec(words)?.groups ?? {};
  return whose === undefined ? eventIn(words, focus, sure) : { which: { ...atHand, people: [whose] }, scope: null };
};

const eventIn = (words: string, focus: EventFocus, sure: boolean): Named | null => {
  const event = words.replace(invitationLead, '').replace(invitationEnd, '');
  const named = notInvitations.test(event) ? null : readNamedEvent(event);
  if (named === null || !(sure || event !== words || focus.calendar || isEvent(named))) return null;
  return { which: named.which, scope: named.scope ?? scopeOf(named.which) };
};

const isEvent = ({ by, which }: NamedEvent): boolean => by !== 'words' || which.span !== null;

/** A day or an hour names one of a series. */
const scopeOf = ({ span, nth }: Named['which']): EventScope | null => (span !== null || nth !== null ? 'this' : null);

const withoutScope = (words: string): { words: string; scope: EventScope | null } => {
  const [said, scope = null] = scopesAtEnd.find(([pattern]) => pattern.test(words)) ?? [];
  return said === undefined ? { words, scope: null } : { words: words.replace(said, ''), scope };
};

type Noted = { words: string; note: string | null };

const withoutNote = (plain: string, heard: string): Noted =>
  withoutProposal(plain, heard) ?? withoutSentence(plain, heard) ?? { words: plain, note: null };

const withoutProposal = (plain: string, heard: string): Noted | null => {
  const { 0: whole, groups } = proposesSaid.exec(plain) ?? {};
  const time = groups?.['time'];
  if (whole === undefined || time === undefined || readSpan(time.split(' ')) === null) return null;
  return { words: plain.replace(whole, ''), note: proposalNote(saidAs(time, heard)) };
};

const withoutSentence = (plain: string, heard: string): Noted | null => {
  for (const said of notesSaid) {
    const { 0: whole, groups } = said.exec(plain) ?? {};
    const note = groups?.['note'];
    if (whole !== undefined && note !== undefined)
      return { words: plain.replace(whole, ''), note: capital(saidAs(note, heard)) };
  }
  return null;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
