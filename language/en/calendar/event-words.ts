// Phrases to put, move, change and cancel events. All patterns are for the plain form of an utterance.
import type { EventScope } from '#language/calendar/event-request.ts';

/** Left off in front of a request. */
export const requestLead =
  /^(?:(?:could|can|shall|should|may|might) we|let us|i (?:want|need|have|would like) to|we (?:want|need|have) to) /;

/** A quick check: nothing else begins such a request. */
export const mayBeEvent =
  /^(?:block|reserve|keep|hold|set|put|add|enter|stick|pop|pencil|schedule|book|create|make|new|arrange|plan|move|push|shift|reschedule|postpone|delay|bring|pull|slide|change|put|cancel|drop|call|scrap|delete|remove|kill|ax|axe|take|get|clear|extend|lengthen|shorten|prolong|cut|rename|retitle|title|name|give|leave)\b/;

const calendar = '(?:calendar|agenda|diary|schedule|planner)';
const mine = '(?:my|our|the)';

/** 'On my calendar' anywhere in the words. */
export const onCalendar = new RegExp(`\\b(?:on|in|to|into|onto|off|from|out of)(?: to)? ${mine} ${calendar}\\b`);

export const blocks: readonly RegExp[] = [
  /^(?:block|reserve|set aside|pencil in)(?: (?:off|out))?(?: me)? (?<rest>.+)$/,
  /^block (?<rest>.+?) (?:off|out)(?= |$)(?<more>.*)$/,
  /^(?:keep|hold|leave)(?: me)? (?<rest>.+?) (?:free|clear|open|empty|blocked|for me|for myself)(?= |$)(?<more>.*)$/,
  /^(?:keep|hold|leave) (?:me )?(?:free|clear|open) (?<rest>.+)$/,
];

/** In front of a blocked time. Anything else is blocked in another way, as a sender is. */
export const beforeBlocked =
  /^(?:(?:my|the|our|all|of|off|out|some|a|time|calendar|agenda|diary|day|me|for|on|from|in) ?)*$/;

export const puts: readonly { said: RegExp; sure?: true }[] = [
  {
    said: new RegExp(
      `^(?:put|add|enter|stick|pop|pencil(?: in)?|get|write) (?<title>.+?) (?:on|in|to|into|onto) ${mine} ${calendar}(?<rest>(?: .+)?)$`,
    ),
    sure: true,
  },
  { said: new RegExp(`^(?:add|put) (?:to|on|in) ${mine} ${calendar} (?<title>.+)$`), sure: true },
  {
    said: /^(?:schedule|book|set up|arrange|create|make|plan|add)(?: me)? (?:(?:a|an) )?(?:new )?(?:calendar )?(?:event|entry|appointment)(?: (?:called|named|titled|for))? (?<title>.+)$/,
    sure: true,
  },
  { said: /^new event(?: (?:called|named))? (?<title>.+)$/, sure: true },
  { said: /^(?:schedule|book|arrange|plan)(?: me)?(?: in)? (?<title>.+)$/ },
  { said: /^(?:set up|create|make) (?<title>.+)$/ },
  { said: /^(?:put|add|enter|stick|pop|pencil)(?: me)?(?: (?:in|down))?(?: for)? (?<title>.+)$/ },
];

/** Not events: mails, labels, files, and what another scene writes or sends. */
export const notEvents =
  /\b(?:e ?mails?|mails?|messages?|threads?|drafts?|repl(?:y|ies)|sender|invoices?|newsletters?|attachments?|files?|documents?|pictures?|photos?|pages?|screens?|folders?|labels?|(?<!\b(?:video|meet) )links?|notifications|promotions|receipts|inbox|archive|spam|trash|junk|star|note|notes|reminders?|filters?|signature|subscriptions?|cc|bcc|stars?|unread|read|alarms?|timers?|invitations?|invites?|dates?|flight)\b/;

/** 'Schedule it for Monday' is about a mail. */
export const pointsAway =
  /^(?:it|this(?! (?:morning|afternoon|evening|week|weekend|month|\w+day)\b)|that|these|those|them|him|her|me|us|everything|all|all of (?:it|them))\b/;

const verbs = 'move|push|shift|reschedule|postpone|delay|bring|pull|slide|change';

/** `which` and then the new time: split at each 'to'. */
export const moves = new RegExp(`^(?:${verbs})(?: (?:back|forward|up|out))? (?<rest>.+)$`);
export const moveBetween = / (?:(?:back |forward |up |out |over )?(?:to|till|until|for)) /g;
/** 'Make it Thursday at two'. */
export const makeIt = /^make (?<which>it|this|that) (?:at )?(?<to>.+)$/;
export const moveAlone =
  /^(?:move|reschedule|postpone|shift) (?<which>.+?)(?: (?:to|for) (?:another|a different) (?:time|day))?$/;
const back = 'back|out|on|later|down';
const forward = 'forward|forwards|ahead|up|earlier|in';

export const shifts: readonly { said: RegExp; earlier: boolean | null }[] = [
  { said: new RegExp(`^(?:bring|pull|move) (?<which>.+?) (?:${forward}) (?:by )?\\{length\\}$`), earlier: true },
  { said: new RegExp(`^(?:bring|pull|move) (?:${forward}) (?<which>.+?) by \\{length\\}$`), earlier: true },
  { said: new RegExp(`^(?:${verbs}) (?<which>.+?) \\{length\\} (?:${forward})$`), earlier: true },
  {
    said: new RegExp(`^(?:${verbs}) (?<which>.+?)(?: (?:${back}|forward))? (?:by )?\\{length\\}(?: (?:${back}))?$`),
    earlier: false,
  },
  { said: new RegExp(`^(?:${verbs})(?: (?:${back}|forward))? (?<which>.+?) by \\{length\\}$`), earlier: false },
  { said: /^(?:make|start|have) (?<which>.+?) (?:start )?\{length\} earlier$/, earlier: true },
  { said: /^(?:make|start|have) (?<which>.+?) (?:start )?\{length\} later$/, earlier: false },
];

export const lengths: readonly { said: RegExp; more: 1 | -1 | null }[] = [
  {
    said: /^(?:make|change|set|keep) (?<which>.+?) (?:to |to be |last |take |be |just |only )*\{length\}(?: long)?$/,
    more: null,
  },
  { said: /^(?:extend|lengthen|prolong|shorten|cut|reduce) (?<which>.+?) (?:down )?to \{length\}$/, more: null },
  { said: /^make (?<which>.+?) \{length\} longer$/, more: 1 },
  { said: /^make (?<which>.+?) \{length\} shorter$/, more: -1 },
  { said: /^make (?<which>.+?) longer by \{length\}$/, more: 1 },
  { said: /^make (?<which>.+?) shorter by \{length\}$/, more: -1 },
  { said: /^(?:extend|lengthen|prolong) (?<which>.+?) (?:by|for)(?: another)? \{length\}$/, more: 1 },
  { said: /^add (?:another )?\{length\} to (?<which>.+)$/, more: 1 },
  { said: /^give (?<which>.+?) (?:another )?\{length\}(?: more)?$/, more: 1 },
  { said: /^(?:shorten|cut|reduce) (?<which>.+?)(?: short)? by \{length\}$/, more: -1 },
  { said: /^(?:take|cut) \{length\} off (?<which>.+)$/, more: -1 },
];

/** `title` keeps the person's spelling. `sure`: no label and no mail is renamed so. */
export const renames: readonly RegExp[] = [
  /^(?:rename|retitle) (?<which>.+?) (?:to|as|into) (?<title>.+)$/,
  /^change the (?:title|name) of (?<which>.+?) to (?<title>.+)$/,
  /^(?:change|set) (?:the|its) (?:title|name) to (?<title>.+)$/,
  /^(?:rename|retitle) (?<which>(?:the|my|our|that|this) (?:event|meeting|appointment|call|one|1)|it) (?<title>.+)$/,
  /^(?:call|name|title) (?<which>it|this|that|(?:this|that|the) (?:event|meeting|appointment|call|one|1)) (?<title>.+)$/,
];

/** Idioms that begin like a new name. */
export const notNames = /^(?:a day|off|a night|quits|up|back|from|to|me|him|her|them|now|later)\b/;

export const places: readonly RegExp[] = [
  /^(?:change|set|move) the (?:place|location|room|venue) (?:of|for) (?<which>.+?) to (?<place>.+)$/,
  /^(?:change|set) (?:the|its) (?:place|location|room|venue) to (?<place>.+)$/,
  /^(?:add|put)(?: in)? (?:the )?(?:place|location|room|venue) (?<place>.+)$/,
  /^move (?<which>.+?) to (?<place>(?:meeting |conference |board ?)?room \S+(?: \S+)?)$/,
];

export const cancels: readonly { said: RegExp; sure?: true }[] = [
  {
    said: new RegExp(
      `^(?:cancel|drop|remove|delete|take|scrap|get rid of|clear) (?<which>.+?) (?:off|from|out of|on|in) ${mine} ${calendar}$`,
    ),
    sure: true,
  },
  { said: /^(?:cancel|call off|scrap|drop|ax|axe|kill|delete|remove|get rid of) (?<which>.+)$/ },
  { said: /^call (?<which>.+?) off$/ },
];

/** To cancel all of a time, Flow would need a plan. */
export const isRange =
  /^(?:(?:my|the|all of|all|our|everything|anything) )*(?:\{span\}|day|week|calendar|agenda|schedule|diary|meetings|appointments|events)$/;
export const manyEvents = /\b(?:all|every(?:thing)?|both|the rest|meetings|appointments|events|calls)\b/;

/** More than the name of an event: a second request, a change of mind, a comparison, or an exception. */
export const saysMore = /\b(?:no|not|it|until|till|but|or|i|you|then|instead|because|wait|than|apart|except|besides)\b/;

/** The event at hand, in words that may also mean a mail. */
export const pronoun = /^(?:it|this|that|(?:this|that) (?:one|1)|this event)$/;
/** The same, in words that name an event. */
export const thatEvent = /^(?:this|that|the) (?:event|meeting|appointment|call|entry|block)$/;

/** Cut off from the end of a request. */
export const scopesAtEnd: readonly (readonly [said: RegExp, scope: EventScope])[] = [
  [/ (?:from now on|from then on|going forward|and (?:all )?(?:the )?(?:following|later)(?: ones)?)$/, 'following'],
  [/ (?:every (?:time|week|day)|for good|altogether|,?all of (?:it|them)|the whole series)$/, 'all'],
  [/ (?:only )?(?:this (?:one|1|time|once)|once|for today)$/, 'this'],
];

/** Cut off from the words for an event. */
export const scopes: readonly (readonly [said: RegExp, scope: EventScope])[] = [
  [/^(?:all of|all|every|each) (?:the |my |our |single )?(?=\S)/, 'all'],
  [/^(?:the )?(?:whole|entire) (?:series of )?(?:the |my |our )?(?=\S)/, 'all'],
  [/ series$/, 'all'],
  [/^(?:just|only) (?=\S)/, 'this'],
];

export const article = /^(?:my|our|the|that|this|a|an) /;
/** '3 oclock', '4pm': an event by its hour. */
export const byHour =
  /^(?:(?:my|the|that|our) )?(?:\d{1,2}(?: \d\d)?(?: ?(?:oclock|am|pm))?|half past \d+|quarter (?:past|to) \d+|noon)(?: (?:meeting|call|appointment|event|one|1|thing))?$/;

/** Words left at an end once time, place and guests are cut out. */
export const looseEnds =
  /^(?:(?:a|an|the|my|our|some|new|event|entry|for|to|at|on|in|of|and|called|named|with|it|time) )+|(?: (?:at|on|in|for|from|by|to|and|with|of|a|an|the|called|named|it is|is|starting))+$|^(?:at|on|in|for|from|by|to|and|with|of|it|a|an|the)$/;

export const withPeople =
  /(?:^| )(?<whole>with (?<names>.+?))(?= (?:at|on|in|for|from|about|by|to|called|named|\||over)\b| \||$)/;
/** 'Lunch with myself' has no guests. */
export const alone = /^(?:myself|me|nobody|no one|no 1)$/;

/** The place follows 'at' or 'in', once times are cut out. */
export const placeLed =
  /(?:^| )(?<whole>(?:at|in) (?<place>(?!\d|\|)(?:(?!(?:for|from|with|by|about|called|named) |\|)\S+ ?){1,6}))(?= |$)/;

export const allDay = /(?:^| )(?:all day|the whole day|for the (?:whole )?day|all day long|as an all day event)(?= |$)/;

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
export const repeatSaid = new RegExp(
  `(?:^| )(?<whole>(?:on |for )?(?:(?:every|each) (?<other>other |second |2nd )?(?<unit>day|week|month|year|weekday|workday|working day|morning|afternoon|evening|${weekday}(?: and ${weekday})*)|(?<adverb>daily|weekly|monthly|yearly|annually|fortnightly|biweekly)|(?:on )?(?<plural>weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days(?: and (?:mon|tues|wednes|thurs|fri|satur|sun)days)*)))(?= |$)`,
);

/** 'For two days'. */
export const wholeDays = /(?:^| )(?<whole>for (?<days>[2-9]|1\d|2\d|30) days)(?= |$)/;

export const mealAlone = /\blunch\b/;

/** These ask for an event even without a time: Flow asks when. */
export const putsWithoutTime = /^(?:schedule|book|set up|arrange|create|plan|make|new|add) /;

/** 'Nine to eleven' is a stretch where no 'at' makes it a clock time. */
export const hoursAlone =
  /(?<!\b(?:at|from|between|past|around|about)|\d)(?:^| )(\d{1,2}(?: (?:15|30|45))?(?: ?(?:am|pm|oclock))?) (?:to|till|until) (\d{1,2}(?: (?:15|30|45))?(?: ?(?:am|pm|oclock))?)(?= |$)/;

/** These are in the evening where an hour may be either half of the day. */
export const inEvening = /\b(?:dinner|supper|drinks|party|concert|theatre|theater|movie|cinema|opera|pub|date night)\b/;

export const videoSaid =
  /(?:^| )(?<whole>(?:and )?(?:(?<not>without|with no)|with|plus|and add) (?:a |an |any )?(?:video (?:call|link|meeting|conference)|google meet(?: link)?|meet link))(?= |$)/;

/** People join these by video. */
export const byVideo = /\bvideo\b/i;

/** Nobody joins these by video. */
export const inPerson = /\b(?:lunch|dinner|breakfast|brunch|supper|coffee|tea|drinks?|beers?|walk|party)\b/i;
