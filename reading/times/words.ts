// The words of days, hours and zones in a mail, plain and in lower case.

const weekday =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const number = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

export const zonesSaid: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'America/New_York': 'et est edt eastern|eastern time|new york time|boston time',
    'America/Chicago': 'ct cdt central|central time|chicago time',
    'America/Denver': 'mt mst mdt mountain|mountain time|denver time',
    'America/Los_Angeles': 'pt pst pdt pacific|pacific time|california time|la time|san francisco time|seattle time',
    'Europe/London': 'gmt bst|london time|uk time',
    'Europe/Berlin': 'cet cest|berlin time|german time|central european time|european time',
    'Europe/Paris': '|paris time|french time',
    'Europe/Madrid': '|madrid time|spanish time',
    'Europe/Lisbon': 'wet|lisbon time',
    'Europe/Zurich': '|zurich time|swiss time',
    'Europe/Amsterdam': '|amsterdam time',
    'Europe/Helsinki': 'eet|helsinki time',
    'Europe/Moscow': 'msk|moscow time',
    'Asia/Kolkata': 'ist|india time|mumbai time|delhi time',
    'Asia/Tokyo': 'jst|tokyo time',
    'Asia/Singapore': 'sgt|singapore time',
    'Asia/Hong_Kong': 'hkt|hong kong time',
    'Asia/Dubai': '|dubai time',
    'Australia/Sydney': 'aest aedt|sydney time',
    UTC: 'utc',
  }).flatMap(([zone, said]) => {
    const [short = '', ...names] = said.split('|');
    return [...short.split(' '), ...names].filter((name) => name !== '').map((name): [string, string] => [name, zone]);
  }),
);

/** In the order in which they are tried at each place of a sentence. */
export const tokenPatterns = [
  ['length', String.raw`(?:\d{1,3}|an?|half an|a half) ?-? ?(?:min(?:ute)?s?|hours?|hrs?)\b`],
  ['iso', String.raw`\d{4}-\d\d-\d\d\b`],
  ['dotted', String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4})?(?!\d)`],
  ['slashed', String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?(?!\d|/)`],
  [
    'date',
    String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?\.?(?: of)? (?:${month})\b\.?(?:,? \d{4}\b)?|(?:${month})\b\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?![\d:.]\d|[-–]\d| ?[ap]m)(?:,? 20\d\d\b)?|(?:${month})\b\.? \d{1,2}[-–]\d{1,2}\b`,
  ],
  ['nth', String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)\b`],
  ['week', String.raw`(?:the )?(?:following|next) week\b|the week after(?: next)?\b|this week\b`],
  ['weekday', String.raw`(?:(?:next|this|coming|the|last) )?(?:${weekday})\b(?:['’]?s\b)?(?: week(?! after)\b)?`],
  [
    'relative',
    String.raw`(?:the )?day after tomorrow\b|tomorrow\b|tmrw\b|tomo\b|today\b|tonight\b|this (?:morning|afternoon|evening)\b`,
  ],
  ['part', String.raw`(?:(?:in )?the )?(?:morning|afternoon|evening)s?\b(?: of\b)?|first thing\b`],
  [
    'zone',
    String.raw`(?:your|my|our) (?:local )?time\b|(?:${[...zonesSaid.keys(), 'cst'].toSorted((one, other) => other.length - one.length).join('|')})\b|(?!any|some|what|same|short|no|first|last|more|good|which|that|this|the|have|has|of|me|your|our|my)[a-z]+ time\b`,
  ],
  ['half', String.raw`(?:a )?(?:half|quarter)(?: (?:past|after|to))? (?:${number}|\d{1,2})\b`],
  ['clock', String.raw`\d{1,2}(?:[:.]|h ?)\d{2}(?: ?h\b)?(?: ?(?:[ap]\.?m\b\.?|uhr\b))?(?!\d)`],
  ['clock', String.raw`\d{1,2} ?(?:[ap]\.?m\b\.?|h\b|uhr\b|o['’]?clock\b)`],
  ['clock', String.raw`noon\b|midday\b|midnight\b`],
  ['bare', String.raw`\d{1,2}(?:ish)?\b(?![.,/%]\d)`],
  ['bare', String.raw`(?:${number})(?:ish)?\b`],
  ['after', String.raw`(?:any ?time )?(?:after|from|past)\b(?: about)?`],
  ['before', String.raw`(?:any ?time )?(?:before|until|till)\b`],
  ['by', String.raw`by\b`],
  ['between', String.raw`between\b`],
  ['at', String.raw`(?:at|around|about|say|approx)\b`],
  ['to', String.raw`to\b`],
  ['or', String.raw`(?:and|or)\b`],
  ['word', String.raw`[\p{L}\p{N}'’%€$#*+]+`],
] as const;

/** These may follow a word without a space. */
export const markPatterns = [
  ['at', '@'],
  ['to', '[-–—]'],
  ['or', '[&/]'],
  ['end', '[,;:?!.()]'],
] as const;

export type TokenKind = (typeof tokenPatterns | typeof markPatterns)[number][0];

export const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
export const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const numberNames = number.split('|');
export const ordinalNames = ['first', 'second', 'third'];

/** Words that offer or ask for a time. */
export const offers =
  /\b(?:works?|suits?|suited|free(?! (?:to (?!meet|talk|speak|chat|call|discuss|catch|join|connect|go\b)|shipping|of|trial|ticket|copy|gift|samples?|delivery|\w+ing)\b)|avail(?:able|ability)?|openings?|wide open|could|can|can['’]?t|would|shall|let['’]?s|let us|how about|what about|how does|propos(?:e|es|ed|al)|suggest(?:s|ed)?|offers? (?:you|the)|options?|(?<!\b(?:his|her|their|its) )slots?|prefer|possib(?:le|ility)|convenient|agreeable|acceptable|fine|good|great|ideal|perfect|okay|ok|happy to|(?:has|have|had) time|pencil|confirm whether|want to|any ?time|your (?:pick|choice)|you choose|either|perhaps|your choice|make it)\b|^(?:meet|call|speak|talk|lunch|dinner|breakfast|coffee|tea|drinks)\b/;

/** Without an hour, only words of meeting or of suiting make a day an offer: 'shall I buy it today?' offers nobody a day. */
export const offersDay =
  /\b(?:works?|suits?|suited|avail(?:able|ability)?|wide open|openings?|free|how about|what about|how does|propos(?:e|es|ed|al)|suggest(?:s|ed)?|options?|convenient|agreeable|possib(?:le|ility)|any ?time|either|perhaps|your (?:pick|choice)|you choose|pencil|ideal|perfect|acceptable|prefer|meet(?:ing)?|see (?:you|each|her|him|them)|speak|talk|chat|catch up|get together|(?:a|another|the|our|quick|short) call|join|visit|come|drop by|lunch|dinner|breakfast|coffee|tea|drinks|i (?:can|could)(?: only)?(?: do| make| on)?|(?:can|could|would) (?:you|we) (?:do|make|live with)|let['’]?s (?:do|say|take|make))\b|\b(?:is|are|be|['’]s|looks?|sounds?|seems?) (?:\w+ )?(?:fine|good|great|best|better|ok|okay)\b|\b(?:fine|good|great|ok|okay) (?:for|with) (?:me|us|you|him|her|them)\b/;

/** What happened, falls due or opens by itself is nothing to choose. */
export const states =
  /\b(?:was|were|met|sent|wrote|returned|reached out|called|hired|raised|closed|shipped|deployed|moved to|took place|got|saw|received|arrives?|lands?|departs?|starts|begins|kicks off|launch(?:es)?|expires?|ends|due|deadline|webinar|register|discount|shipping|holiday|birthday|is open|are open|is staffed|reach (?:me|us)|send|need)\b/;

/** Said of a time that does not suit. 'If not' says nothing of the times around it. */
export const refuses =
  /(?<!\bif )\bnot\b|n['’]t\b|\bcannot\b|\b(?:nope|bad|busy|booked|unable|impossible|unavailable|away|no good|except|anything but)\b|\b(?:is|am|are|['’]m|['’]re) out\b|\b(?:on a plane|in court)\b/;

export const meals = [
  { said: /\b(?:dinner|supper|drinks|tonight|concert|evening)\b/, part: 'evening' },
  { said: /\bbreakfast\b/, part: 'morning' },
] as const;

/** Lines after it are what it offers. */
export const introduces = /:$|\b(?:following|below|these (?:times|days|slots|options)|here are)\b/;
