// Phrases that answer invitations. All patterns are for the plain form of an utterance.
import type { Rsvp } from '#domain/calendar.ts';

/** A quick check: nothing else begins such an answer. */
export const mayAnswer =
  /^(?:accept|decline|reject|turn|say|answer|rsvp|tentative(?:ly)?|maybe|mark|put|count|i|provisionally)\b/;

type Said = { said: RegExp; answer: Rsvp; sure?: true };

const comes = '(?:come to|attend|be at|make it to)';

/** `which`: words for the invitation. `sure`: people say this of nothing else. */
export const answersSaid: readonly Said[] = [
  { said: /^(?:tentatively|provisionally) accept (?<which>.+)$/, answer: 'tentative', sure: true },
  { said: /^accept (?<which>.+?) (?:tentatively|provisionally|as tentative)$/, answer: 'tentative', sure: true },
  {
    said: /^(?:rsvp|say|answer) (?:maybe|tentative(?:ly)?) (?:to|for|about) (?<which>.+)$/,
    answer: 'tentative',
    sure: true,
  },
  { said: /^(?:maybe|tentative(?:ly)?) (?:to|for) (?<which>.+)$/, answer: 'tentative' },
  {
    said: /^(?:mark|put) (?:me (?:down )?(?:as )?(?:maybe|tentative) for (?<which>.+)|(?<whole>.+?) (?:down )?as (?:maybe|tentative))$/,
    answer: 'tentative',
  },
  { said: new RegExp(`^i (?:might|may) ${comes} (?<which>.+)$`), answer: 'tentative' },
  { said: /^accept (?<which>.+)$/, answer: 'accepted' },
  { said: /^rsvp yes (?:to|for) (?<which>.+)$/, answer: 'accepted', sure: true },
  { said: /^(?:say|answer) yes to (?<which>.+)$/, answer: 'accepted' },
  { said: /^(?:count me in|put me down) for (?<which>.+)$/, answer: 'accepted' },
  { said: new RegExp(`^i (?:will|can|am going to) ${comes} (?<which>.+)$`), answer: 'accepted' },
  { said: /^i am (?:coming|going) to (?<which>.+)$/, answer: 'accepted' },
  { said: /^(?:decline|reject|turn down) (?<which>.+)$/, answer: 'declined' },
  { said: /^turn (?<which>.+?) down$/, answer: 'declined' },
  { said: /^rsvp no (?:to|for) (?<which>.+)$/, answer: 'declined', sure: true },
  { said: /^(?:say|answer) no to (?<which>.+)$/, answer: 'declined' },
  { said: /^count me out (?:of|for) (?<which>.+)$/, answer: 'declined' },
  {
    said: new RegExp(`^i (?:can ?not|could not|will not|am not going to) (?:${comes}|make) (?<which>.+)$`),
    answer: 'declined',
  },
  { said: /^i am not (?:coming|going) to (?<which>.+)$/, answer: 'declined' },
];

/** Without a word for the invitation: for the one at hand. */
export const answersAlone: readonly Said[] = [
  {
    said: /^(?:tentative(?:ly)?|maybe|(?:say|answer|rsvp) (?:maybe|tentative)|accept tentatively)$/,
    answer: 'tentative',
  },
  { said: /^(?:accept|(?:say|answer|rsvp) yes|i will (?:come|attend|be there)|count me in)$/, answer: 'accepted' },
  {
    said: /^(?:decline|reject|(?:say|answer|rsvp) no|i (?:can ?not|will not) (?:come|attend|make it|be there)|count me out)$/,
    answer: 'declined',
  },
];

/** The invitation at hand. */
export const invitationAtHand = /^(?:it|this|that|(?:this|that) (?:one|1))$/;

/** An invitation without a name: the one at hand, or the only one. */
export const anyInvitation =
  /^(?:the|my|this|that) (?:(?:new|open|unanswered|pending|last|only) )?(?:invitation|invite|meeting request)$/;

/** Cut off: the rest names the event. */
export const invitationLead = /^(?:(?:the|my|that|this) )?(?:invitation|invite|meeting request) (?:to|for) /;
export const invitationEnd = / (?:invitation|invite|meeting request)$/;
export const invitationFrom =
  /^(?:(?:the|my|that|this) )?(?:(?:invitation|invite|meeting request) (?:from|by) (?<who>\p{L}+(?: \p{L}+)?)|(?<whose>(?!(?:today|tomorrow|\p{L}+day)s )\p{L}+(?: \p{L}+)??)s (?:invitation|invite|meeting request))$/u;

/** `rest`: a time, if any. */
export const allInvitations =
  /^(?:all|every|everything)(?: of)?(?: (?:my|the|these|those|them))?(?: (?:open|new|unanswered|pending|other|remaining))*(?: (?<noun>invitations?|invites?|meeting requests?|meetings?|events?|calls?))?(?<rest>(?: .+)?)$/;
export const ofInvitations = /^(?:invitation|invite|meeting request)/;

/** The note for the organizer, at the end of an answer. */
export const notesSaid: readonly RegExp[] = [
  / (?:with|and (?:add|leave|send|include|attach)) (?:a|the|this|my) (?:note|message|comment|reason)(?: (?:that says|which says|saying|that))? (?<note>.+)$/,
  / (?:and|but) (?:tell|let) (?:them|him|her|everyone|everybody|the organizer|(?!me\b)\p{L}+)(?: know)?(?: that)? (?<note>.+)$/u,
  / (?:(?:and|but) say|saying|and write)(?: that)? (?<note>.+)$/,
];

/** Another time for the organizer. */
export const proposesSaid =
  / (?:and|but) (?:propose|suggest|offer)(?: (?:them|him|her))?(?: (?:a )?(?:new|another|different) time)?(?: (?:on|for))? (?<time>.+?)(?: instead)?$/;

/** Things that people accept and decline, but that are no events. */
export const notInvitations =
  /\b(?:terms|cookies|offers?|challenge|order|mails?|dictation|payment|quote|requests?|changes?|times?|slots?|dates?)\b/;
