import { describe, expect, test } from 'vitest';
import type { Rsvp } from '#domain/calendar.ts';
import { spansOf, usualHours } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { EventFocus } from './event-request.ts';
import { parseInvitationAnswer } from './invitation-answer.ts';

const nowhere: EventFocus = { event: false, calendar: false, invited: false };
const invited: EventFocus = { ...nowhere, invited: true };
const calendar: EventFocus = { ...nowhere, calendar: true };

/** 'accepted standup @24T15:00 this “note”'. */
const short = (heard: string, focus: EventFocus = nowhere): string | null => {
  const request = parseInvitationAnswer(heard, focus);
  if (request === null) return null;
  if (request.does === 'answer-all') return ['all', request.answer, ...at(request.span)].join(' ');
  const { answer, note, scope, which } = request;
  const { words, people, span } = which;
  const parts = [answer, words, ...people.map((name) => `with:${name}`), ...at(span), scope];
  return [...parts, note === null ? null : `“${note}”`].filter((one) => one !== null).join(' ');
};

const at = (span: SpokenSpan | null): string[] => {
  if (span === null) return [];
  const here = { now: new Date('2026-11-24T08:20:00Z'), zone: 'UTC', hours: usualHours };
  const [first] = spansOf(span, here);
  return [`@${first?.from.toISOString().slice(8, 16)}`];
};

describe('an answer to an invitation', () => {
  test.each<[string, string]>([
    ['accept the three o’clock', 'accepted @24T15:00 this'],
    ['accept the invitation', 'accepted'],
    ['decline the invite', 'declined'],
    ['accept the invitation from Priya', 'accepted with:priya'],
    ['accept Priya’s invitation', 'accepted with:priya'],
    ['decline the invitation to the pricing review', 'declined pricing review'],
    ['accept the pricing review invitation', 'accepted pricing review'],
    ['accept tomorrow’s standup', 'accepted standup @25T00:00 this'],
    ['accept the meeting with Ana on Thursday', 'accepted with:ana @26T00:00 this'],
    ['decline my meeting at four', 'declined @24T16:00 this'],
    ['turn down the pricing review', 'declined pricing review'],
    ['turn the pricing review down', 'declined pricing review'],
    ['say yes to the board dinner', 'accepted board dinner'],
    ['say no to the three o’clock', 'declined @24T15:00 this'],
    ['say maybe to the three o’clock', 'tentative @24T15:00 this'],
    ['tentatively accept the pricing review', 'tentative pricing review'],
    ['accept the pricing review tentatively', 'tentative pricing review'],
    ['put me down as maybe for the workshop', 'tentative workshop'],
    ['mark the workshop as tentative', 'tentative workshop'],
    ['rsvp yes to Roadmap', 'accepted roadmap'],
    ['rsvp no to the roadmap', 'declined roadmap'],
    ['rsvp maybe to the roadmap', 'tentative roadmap'],
    ['I can’t make the three o’clock', 'declined @24T15:00 this'],
    ['I’m not coming to the workshop', 'declined workshop'],
    ['I’ll be at the workshop', 'accepted workshop'],
    ['count me in for lunch on Friday', 'accepted lunch @27T00:00 this'],
    ['accept every standup', 'accepted standup all'],
    ['decline the standup from now on', 'declined standup following'],
  ])('"%s" is %s', (heard, expected) => expect(short(heard)).toBe(expected));

  test.each<[string, string]>([
    ['decline the three o’clock with a note saying I’m travelling', 'declined @24T15:00 this “I’m travelling”'],
    ['decline the three o’clock with a note I am at the dentist', 'declined @24T15:00 this “I am at the dentist”'],
    ['accept the invitation and tell Priya I’ll be ten minutes late', 'accepted “I’ll be ten minutes late”'],
    ['accept and tell them I will be late', 'accepted “I will be late”'],
    ['accept it and tell them I’ll bring slides', 'accepted “I’ll bring slides”'],
    ['decline it and let her know I’m away', 'declined “I’m away”'],
    ['decline the workshop saying it clashes with the board', 'declined workshop “It clashes with the board”'],
    ['decline and propose Thursday at two', 'declined “Could we meet Thursday at two instead?”'],
    ['decline the pricing review but suggest Friday', 'declined pricing review “Could we meet Friday instead?”'],
  ])('with a note: "%s" is %s', (heard, expected) => expect(short(heard)).toBe(expected));

  test.each<[string, Rsvp]>([
    ['accept', 'accepted'],
    ['accept it', 'accepted'],
    ['say yes', 'accepted'],
    ['decline', 'declined'],
    ['decline that', 'declined'],
    ['I can’t make it', 'declined'],
    ['maybe', 'tentative'],
    ['tentative', 'tentative'],
    ['tentatively accept it', 'tentative'],
  ])('"%s" needs an invitation at hand', (heard, answer) => {
    expect(short(heard, invited)).toBe(answer);
    if (!heard.startsWith('tentatively')) expect(short(heard)).toBeNull();
  });

  test.each<[string, string]>([
    ['accept all invitations', 'all accepted'],
    ['accept all my open invitations', 'all accepted'],
    ['decline every invitation', 'all declined'],
    ['decline all of the invitations for Friday', 'all declined @27T00:00'],
    ['decline all meetings on Friday', 'all declined @27T00:00'],
    ['say maybe to all invitations', 'all tentative'],
  ])('of many: "%s" is %s', (heard, expected) => expect(short(heard)).toBe(expected));

  test.each<[string, EventFocus]>([
    ['accept the terms', nowhere],
    ['accept the offer', calendar],
    ['accept the time', nowhere],
    ['accept the second time', calendar],
    ['decline politely', nowhere],
    ['decline the payment', calendar],
    ['reject her proposal', nowhere],
    ['confirm the order', nowhere],
    ['I will make dinner', nowhere],
    ['I can make it', nowhere],
    ['say yes', nowhere],
    ['accept all', nowhere],
    ['accept everything', nowhere],
    ['decline all meetings', nowhere],
    ['accept dictation while I’m driving', nowhere],
    ['mark it as read', nowhere],
    ['put it down', nowhere],
  ])('"%s" is none', (heard, focus) => expect(short(heard, focus)).toBeNull());
});
