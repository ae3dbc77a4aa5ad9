// Questions about the calendar, on every screen. `{span}` is a stretch of time, `{length}` is how long.

const mine = '(my|our|the)';
const agenda = '(calendar|agenda|schedule|diary|plate|planner)';
const meeting = '(meeting|appointment|call|event)';
const meetings = '(meetings|appointments|calls|events|commitments)';
const planned = '(on|planned|scheduled|booked|going on|happening|coming up)';
const have = '(do i have|do we have|have i got|have we got)';
const show =
  '(read|show|tell|give|check|list|open|read out|look at|take a look at|have a look at|go over|go through|run through|run me through|walk me through|take me through|talk me through)';

export type AgendaPhrases = {
  asks: 'list' | 'count' | 'first' | 'last' | 'next' | 'free' | 'openings';
  /** The question is the other way round. */
  busy?: true;
  templates: readonly string[];
};

export const agendaRequests: readonly AgendaPhrases[] = [
  {
    asks: 'list',
    templates: [
      `what [else] is [still] (on|left|happening|planned|scheduled|going on|coming up|up) [(on|in|for) ${mine} ${agenda}] {span}`,
      `what [else] is [(still|left|coming up|happening|scheduled|planned)] (on|in) ${mine} ${agenda} [(for|on)] [{span}]`,
      `what ${have} [${planned}] [left] [on ${mine} ${agenda}] [on] {span}`,
      `what ${have} (on|planned|scheduled) [today]`,
      'what (am i|are we) (doing|up to) [on] {span}',
      'what are my plans [for] {span}',
      `(what|which) ${meetings} (${have}|are there|are on) [${planned}] [(on|in) ${mine} ${agenda}] [{span}]`,
      `(${have}|is there|are there) (any|anything|something|any other|anything else) [${meetings}] [${planned}] [(on|in) ${mine} ${agenda}] {span}`,
      `(${have}|is there|are there) (any|anything|something|any other|anything else) [${planned}] (on|in) ${mine} ${agenda} [{span}]`,
      `(${have}|are there) any [other|more] ${meetings} [${planned}] [{span}]`,
      `${have} (a|an|any|another) ${meeting} {span}`,
      `[are there] any ${meetings} [${planned}] {span}`,
      `anything [else] [${planned}] [(on|in) ${mine} ${agenda}] {span}`,
      `${show} [me] [what is on] [${mine}] ${agenda} [(for|on|of)] {span} [with me]`,
      `${show} [me] (${mine}|all ${mine}) ${meetings} [(for|on|of)] [{span}] [with me]`,
      `(read|check|go over|go through|run through|run me through|take a look at|what is) [me] ${mine} ${agenda} [with me]`,
      `${show} [me] {span} (agenda|calendar|schedule|${meetings}) [with me]`,
      `${mine} ${agenda} {span}`,
      `what does ${mine} (day|calendar|schedule|agenda|diary) look like [on|for] {span}`,
      'what does [my] {span} look like',
      'how (does|is) [my] {span} (look|looking)',
      'what is [my] {span} [looking] like',
      `(what is|what have i got) on my ${agenda}`,
    ],
  },
  {
    asks: 'count',
    templates: [
      `how many [more] ${meetings} (${have}|are there|are on ${mine} ${agenda}) [left] [{span}]`,
      `how many [more] ${meetings} [left] {span}`,
      'how (busy|full|booked) (am i|is my day|is my calendar) [{span}]',
      'how (busy|full) is [my] {span}',
    ],
  },
  {
    asks: 'next',
    templates: [
      `[what is|when is|which is|who is] ${mine} next (${meeting}|thing on ${mine} ${agenda})`,
      `(next|upcoming) ${meeting}`,
      `what is [coming up] next on ${mine} ${agenda}`,
      'what is (coming up next|up next|coming next)',
      `(what|who) (am i|are we) (meeting|seeing|doing) next`,
      `what ${have} (next|after this|coming up|up next|after that)`,
      '(when|where) do i (have|need) to be [somewhere] next',
      `(show|read|tell|give|open) [me] ${mine} next ${meeting}`,
    ],
  },
  {
    asks: 'first',
    templates: [
      `[what is|when is] ${mine} first (${meeting}|thing|thing on ${mine} ${agenda}|thing i have) [of the day] [{span}]`,
      'what do i have first [{span}]',
      '(when|what time|how early) (does my day start|do i start|do i have to start|do i begin|does my day begin) [{span}]',
    ],
  },
  {
    asks: 'last',
    templates: [
      `[what is|when is] ${mine} last (${meeting}|thing|thing on ${mine} ${agenda}|thing i have) [of the day] [{span}]`,
      '(when|what time|how late) (am i done|am i finished|do i finish|does my day end|can i go home|am i free to go) {span}',
      '(when|what time) (do i finish|does my day end)',
    ],
  },
  {
    asks: 'free',
    templates: [
      '(am i|are we|will i be) [still] (free|available|open) [for {length}] [{span}]',
      '(am i|are we|will i be) [still] (free|available|open) {span} [for {length}]',
      '(can|could) (i|we) (do|make|manage|meet) {span} [for {length}]',
      'does {span} work [for me]',
      'is [my] {span} [still] (free|open|available|ok|clear)',
      `${have} [any] [free] time [at|on] {span}`,
      `${have} {length} [free] {span}`,
      `${have} time (for {length} {span}|{span} for {length})`,
    ],
  },
  {
    asks: 'free',
    busy: true,
    templates: [
      '(am i|are we|will i be) [already] (busy|booked|taken|occupied|in a meeting) [{span}]',
      'is [my] {span} [already] (busy|booked|taken|full|blocked)',
    ],
  },
  {
    asks: 'openings',
    templates: [
      '(when|what time) (am i|are we) [next] (free|available|open) [for {length}] [{span}]',
      '(when|what time) (am i|are we) [next] (free|available) {span} [for {length}]',
      'when (can|could) i (fit in|do|take|squeeze in|find) ({length}|a meeting|something) [{span}]',
      `when ${have} ({length}|time|free time|a gap|an opening) [free] [{span}]`,
      `[what is|when is] ${mine} (next|first|earliest) (opening|free slot|slot|gap|free hour|free time|free moment) [{span}]`,
      '(next|first|earliest) (opening|free slot|gap|free hour) [{span}]',
      `(${have}|are there|is there) (any|a|an|some) [free] (gaps|gap|opening|openings|slots|slot|free hour) [{span}]`,
      `(where|what|when) (are|is) ${mine} (gaps|openings|free slots|free times|free time) [{span}]`,
      'any [free] (gaps|openings|slots|time) {span}',
      'find [me] (a free hour|a gap|an opening|a free slot|{length}|{length} free) {span}',
      `${have} {length} free`,
    ],
  },
];

/** The next mail, while one plays. */
export const nextAlone = /^what is next$/;

/** Left off in front of a question. */
export const askingLead =
  /^(?:(?:tell|show|give|read) me|do you know|can you see|can you tell me|remind me|check|see if|check if|tell me if|let me know) (?=(?:if |whether )?(?:what|when|where|who|how|which|am|are|do|is|i am|my next|my first|my last)\b)(?:if |whether )?/;

/** 'When my next meeting is' and 'if I am free' become questions. */
export const turnedRound: readonly (readonly [said: RegExp, asked: string])[] = [
  [/^(when|where|what time|how long) ((?:my|the|our) .+?) is\b(.*)$/, '$1 is $2$3'],
  [/^(.*\b)?i am (free|busy|available|booked)\b/, '$1am i $2'],
];

/** People write and recognisers hear these without an apostrophe. */
export const shortened: readonly (readonly [said: RegExp, whole: string])[] = [
  [/^(when|where|how|which|who)s\b/, '$1 is'],
  [/^what times\b/, 'what time is'],
];

export const mayAskAgenda =
  /^(?:what|when|where|who|how|am|are|do|is|any|anything|my|our|next|first|last|upcoming|earliest|show|read|tell|check|list|look|take|have|go|run|walk|talk|give|open|get|join|dial|put|start|can|could|will|find|does|which|hop|jump|connect|enter)\b/;

const noun =
  'meetings?|calls?|appointments?|lunch|dinner|breakfast|coffee|drinks?|stand ?up|sync|reviews?|interview|session|dentist|doctor|1 on 1|1 to 1|prep|demo|workshop|events?|retro(?:spective)?|planning|kick ?off|offsite|training|webinar|check ?in|catch ?up|haircut|class|lesson|conference|presentation|town hall|all hands|dry run|rehearsal|hearing|party|ceremony|briefing|seminar|lecture|exam|viewing|physio|walk through|round ?table|huddle|debrief|steering|board';

/** Names a calendar event, and no mail or trip. */
export const namesEvent = new RegExp(`\\b(?:${noun}|\\{span\\})\\b|\\{span\\}`);
/** 'Open' and 'start' have many objects. */
export const namesCall = /\b(?:meeting|call|video|stand ?up|webinar|conference)\b/;
export const joinsCall = /^(?:join|dial)\b/;

/** 'My lease ends', 'my order arrives'. */
export const endsLater = /\b(?:end|expire|arrive|renew|run out|due|leave|land)s?$/;

export const namesOther =
  /\b(?:e ?mails?|mails?|messages?|threads?|drafts?|reply|invoice|flight|train|bus|hotel|parcel|package|delivery|order|passport|visa|newsletters?|attachments?|links?|inbox|code)\b/;

export const genericEvent =
  /^(?:(?:the|my|our|that|this|next|first|last|up|coming|upcoming|video|phone|1) )*(?:it|that|this|meetings?|calls?|appointments?|events?|1|thing|\{span\}(?: (?:meeting|call|appointment|event|1))?)$/;

export type TitledPhrases = { asks: 'time' | 'place' | 'people' | 'length' | 'join'; said: RegExp; sure?: true };

const article = '(?:my|our|the|that|this|a|an)';
const span = '(?: (?<span>\\{span\\}))?';

/** `title` and `who`: the words for the event and its guests. `sure`: people ask for nothing else this way. */
export const titledRequests: readonly TitledPhrases[] = [
  {
    asks: 'time',
    said: new RegExp(
      `^(?:when|what time) (?:is|are|does|do) ${article} (?<title>.+?)(?: (?:start|begin|happen|take place|on|at|be))?${span}$`,
    ),
  },
  { asks: 'time', said: new RegExp(`^(?:when|what time) (?:is|does) (?<title>.+?)(?: (?:start|begin))?${span}$`) },
  {
    asks: 'time',
    said: new RegExp(
      `^(?:when|what time) (?:am i|are we|do i|do we|will i) (?:meeting|seeing|meet|see|talking to|talk to|speaking to|speaking with|having \\w+ with|with)(?: with)? (?<who>[\\p{L} ]+?)(?: next)?${span}$`,
      'u',
    ),
    sure: true,
  },
  {
    asks: 'place',
    said: new RegExp(`^where (?:is|are|does|do) (?:${article} )?(?<title>.+?)(?: (?:take place|happen|held))?${span}$`),
  },
  {
    asks: 'place',
    said: /^where (?:do|should|must) i (?:have to |need to )?(?:be|go)(?: for (?:my |the )?(?<title>.+?))? (?<span>\{span\})$/,
    sure: true,
  },
  {
    asks: 'place',
    said: /^where (?:am i|are we) (?:meeting|seeing)(?: with)? (?<who>[\p{L} ]+?)(?: (?<span>\{span\}))?$/u,
    sure: true,
  },
  {
    asks: 'people',
    said: new RegExp(
      `^who (?:else )?(?:is|are|will be) (?:coming to|in|at|on|going to|attending|invited to|joining|expected at) (?:${article} )?(?<title>.+?)${span}$`,
    ),
  },
  {
    asks: 'people',
    said: /^who (?:else )?(?:is|are|will be) (?:coming|attending|invited|joining|there|going|going to be there|expected)(?: (?<span>\{span\}))?$/,
    sure: true,
  },
  {
    asks: 'people',
    said: /^(?:who|whom) (?:am i|are we) (?:meeting|seeing)(?: with)?(?: (?<span>\{span\}))?$/,
    sure: true,
  },
  {
    asks: 'length',
    said: new RegExp(
      `^how long (?:(?:does|will|do) (?:${article} )?(?<asked>.+?) (?:take|last|run|go on|be)|(?:is|are) (?:${article} )?(?<title>.+?)(?: going to (?:take|last|be))?)${span}$`,
    ),
  },
  {
    asks: 'join',
    said: new RegExp(
      `^(?:join|dial (?:me )?in ?to|dial me in for|get me (?:in ?to|on to|on|in)|put me (?:through to|into|in|on)|take me (?:in ?to|to)|connect me to|open|start|hop (?:on|into)|jump (?:on|into)|enter) (?:${article} )?(?<title>.+?)${span}$`,
    ),
  },
];

/** Without a word for the event. */
export const joinAlone = /^(?:join(?: (?:it|in|now))?|dial (?:me )?in|join by video|join with video)$/;

export const placeAlone = /^where is (?:it|that)$/;

/** These are about an event only while Flow has just spoken of one. */
export const aboutSpoken: readonly (readonly [said: RegExp, asks: 'time' | 'place' | 'people' | 'length' | 'join'])[] =
  [
    [/^(?:when|what time) (?:is|does|was) (?:it|that)(?: start| begin| again)?$/, 'time'],
    [/^where(?: (?:is|does) (?:it|that)(?: (?:take place|happen|again))?)?$/, 'place'],
    [/^who(?: else)?(?: is)? (?:with|in|on|at) (?:it|that|me)$/, 'people'],
    [/^(?:with whom|who with|with who|who else)$/, 'people'],
    [/^how long(?: (?:is|does|will) (?:it|that)(?: (?:take|last|be|go on))?)?$/, 'length'],
  ];

export const withGuests = /^(.*?)(?: ?\bwith ((?:\p{L}+)(?: \p{L}+)?(?: and \p{L}+(?: \p{L}+)?)*))$/u;
export const betweenGuests = / and /;

export const lengthWords =
  /\b(half an hour|(?:an|1) hour and a half|an hour|a quarter of an hour|3 quarters of an hour|\d+(?:\.5)? (?:minutes?|mins?|hours?|hrs?)(?: (?:and )?\d+ min(?:ute)?s?)?)\b/;
