// Requests that Flow does not support yet, with their details.
import type { EventAction, UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';

const event =
  "(?:meetings?|calls?|appointments?|lunch|dinner|breakfast|coffee|stand ?-?up|sync|review|interview|session|dentist|one on one|1 on 1|prep|demo|workshop|events?|\\d+(?: \\d\\d)? ?(?:oclock|am|pm)|\\w+ o[’']?clock)";
const part = '(?:morning|afternoon|evening|day|week)';
const weekday = '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)';
const day = `(?:${weekday}|today|tomorrow|tonight|this ${part}|next (?:week|month|${weekday}))`;
const length = '(?:\\d+|an?|half an?|1 and a half) (?:minutes?|hours?|hour)';
const calendar = '(?:calendar|agenda|diary|schedule)';
const them = '(?:her|him|them|everyone|everybody|the team|the others)';

/** Patterns for the whole plain form; `of` also tests the original words, because names have capitals. The first match wins. */
export const requestPatterns: readonly { why: UnsupportedFeature; said: RegExp; of?: RegExp }[] = [
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:schedule|book|set up|arrange|create) (?!(?:it|this|that|these|those|the send|sending)\\b)(?!.*\\b(?:e ?mails?|mails?|messages?|drafts?|reply|label|filter|reminder|folder)\\b)(?=.*\\b(?:${event}|${day}|${length}|with \\S+|for \\S+ people)\\b).+$`,
    ),
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:find|get|make|give|look for) (?:me |us )?(?:a |some )?(?:${length}|time|slot|gap|free slot|opening)\\b(?: .+)?$`,
    ),
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:block|reserve|hold|keep) (?:off |out )?(?:(?:my|the|all of|all) )?(?:${day}|${part}|${length})(?: .+)?$`,
    ),
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:put|add|enter|stick|get|write) .+ (?:on|in|to|into|onto) (?:my|the|our|her|his) ${calendar}(?: .+)?$`,
    ),
  },
  {
    why: 'calendar',
    said: /^(?:add|book|save) (?:this|the|that|my|these) (?:flight|event|meeting|appointment|dates?|booking|reservation|trip|invitation|invite)(?: .+)?$/,
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:move|push|shift|reschedule|postpone|delay|change|bring forward) (?:my |the |our |that |this )?(?:\\S+ ){0,4}?${event}(?: (?:back|forward|up|with .+))?(?: (?:to|by|until|till|from) .+)?$`,
    ),
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:(?:push|move|shift|bring) (?:it|this|that) (?:back |forward |up |out )?by ${length}|bring (?:(?:it|this|that|the \\w+) )?forward|swap (?:the|those|these|my) 2(?: \\w+)?(?: around| over)?)$`,
    ),
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:cancel|drop|call off|scrap|kill) (?:my |the |our |all my |that |this )?(?:\\S+ ){0,3}?${event}(?: .+)?$`,
    ),
  },
  {
    why: 'calendar',
    said: new RegExp(`^(?:clear|free up|empty) (?:my |the |all of )?(?:${day}|${part}|${calendar})(?: .+)?$`),
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:(?:tell|let) ${them} (?:know )?(?:that )?)?(?:i am|i will be|we are|we will be)? ?(?:going to be |running )(?:about |some )?(?:\\d+ minutes |(?:a )?(?:bit|few minutes|little) )?(?:late|behind)$`,
    ),
  },
  { why: 'calendar', said: new RegExp(`^(?:(?:tell|ask|let) ${them} (?:to )?)?start without me$`) },
  {
    why: 'calendar',
    said: /^(?:accept|decline|reject|confirm|turn down) (?:the|this|that|her|his|their) (?:proposed |suggested |new )?(?:invitation|invite|meeting|time|slot|event|appointment|date)$/,
  },
  {
    why: 'calendar',
    said: /^(?:accept|decline|reject)(?: it| this)? (?:and|but) (?:propose|suggest|offer|tell|say|let|ask) .+$/,
  },
  {
    why: 'calendar',
    said: new RegExp(
      `^(?:offer|propose|suggest) (?:to )?(?:${them} )?(?:\\d+ (?:times|slots|dates)|(?:.*\\b)?${day}(?: .+)?)$`,
    ),
  },
  {
    why: 'snippets',
    said: /^send (?:(?:her|him|them|over) )?my (?:home |office |work )?(?:address|booking link|calendar link|link|bio|phone number|number|bank details|contact details|details|business card|card|intro)$/,
  },
  {
    why: 'accounts',
    said: /^(?:open|switch to|change to|go to|show|show me|read|check) (?:the|my) (?:other|work|private|personal|second|business|home) (?:account|mailbox)$/,
  },
];

/** The verb decides. Without one, the action is 'see'. */
export const actionWords: readonly { does: EventAction; said: RegExp }[] = [
  { does: 'move', said: /^(?:(?:push|shift|reschedule|postpone|delay|swap|bring|change)\b|move\b)/ },
  { does: 'cancel', said: /\b(?:cancel|drop|call off|scrap|kill|clear|free up|empty|delete|remove|take)\b/ },
  { does: 'answer', said: /^(?:accept|decline|reject|confirm|turn down|maybe|tentative|offer|propose|suggest)\b/ },
  { does: 'late', said: /\b(?:late|behind|start without me)\b/ },
  { does: 'join', said: /^(?:join|dial|open the|start the|get me|put me through)\b/ },
  {
    does: 'book',
    said: /^(?:schedule|book|set up|arrange|create|put|add|enter|stick|write|save|block|reserve|hold|keep|find|get|make|give|look for|set|i have)\b/,
  },
];

const notDay = '(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b|(?:Next|This|Tomorrow|Today|Tonight|At|On)\\b)';
const name = "[\\p{L}][\\p{L}’'-]*";
const names = `${name}(?: ${notDay}\\p{Lu}[\\p{L}’'-]*)?(?:(?:,? and |, )${name}(?: ${notDay}\\p{Lu}[\\p{L}’'-]*)?)*`;

const title =
  '(?:meeting|call|appointment|lunch|dinner|breakfast|coffee|stand-?up|sync|review|interview|session|dentist|one on one|workshop|flight|prep)(?: (?:meeting|call|appointment|session|prep))?';
const noTitle =
  '(?!(?:next|first|last|with|for|on|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|today|tomorrow|one|two|half|hours?|minutes?)\\b)';
const titled = `(?:${noTitle}[\\p{L}-]+ ){0,3}?${title}`;

export const eventsNamed: readonly RegExp[] = [
  new RegExp(
    `\\b(?:my|the|our|an?|that|this|next|first|last|hours?|minutes?|\\w+days?['’]?s?|tomorrow['’]?s|today['’]?s) (${titled})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:schedule|book|set up|arrange|create|move|push|cancel|reschedule|put|add|find) (${titled})\\b`,
    'iu',
  ),
];

export const topicNamed =
  /\b(?:about|agree on|decide on|settle on|agreed on) ((?:an?|the|my|our)? ?[\p{L}\d-]+(?: [\p{L}\d-]+){0,3})$/iu;

export const withPeople = new RegExp(`\\bwith (${names})`, 'u');
export const personNamed = new RegExp(
  `^(?:[Ww]ho(?: is|['’]s) (.+)|.*\\b(?:[Bb]rief me|[Ff]ill me in|know|everything|[Tt]ell me|anything) (?:on|about) (.+)|.*\\blast (?:talk|speak|write|meet|hear|chat)(?: to| with| from)? (.+)|.*\\bwhat(?: is|['’]s) (${name})['’]s .+|.*\\b(?:does|promised?|owe) (\\p{Lu}[\\p{L}’'-]*)(?: work(?: for| at)?| do)?|.*\\bof (\\p{Lu}[\\p{L}’'-]*))$`,
  'u',
);
/** Words in a name's position that are no names. */
export const notPeople =
  /^(?:the|my|her|his|their|our|this|that|it|them|him|me|us|you|everyone|a|an|today|tomorrow)\b/i;

export const durations =
  /(?<!\bin )\b((?:\d+|an?|half an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty[- ]five|sixty|ninety)(?: and a half)?[- ](?:minutes?|mins?|hours?))\b/i;

/** The new time follows this word. */
export const toBe = /^(?:to|until|till|into)$/i;

export const betweenPeople = /\s+and\s+|\s*,\s*(?:and\s+)?/;

export const forDuration = /^for (?:\d|an?\b|half)/;

export const clockWords =
  /^\d\S* (?:oclock|am|pm)$|^(?:half|quarter|\d+) (?:past|to) \d+$|^(?:this )?(?:morning|afternoon|evening)$/;
