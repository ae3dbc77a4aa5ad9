// English words of questions about mail.
import type { Wants } from '#domain/question.ts';

/** The first pattern that fits the plain words decides. */
export const wantsBy: readonly (readonly [said: RegExp, wants: Wants])[] = [
  [
    /^what (?:did|does|do|has|have) .* (?:say|said|think|write|written|answer|answered|reply|replied|suggest|recommend|propose)\b/,
    'said',
  ],
  [/^(?:who|whose|whom|with whom)\b/, 'who'],
  [/\b(?:phone|telephone|fax)(?: number)?\b|\b(?:mobile|cell|direct|landline) number\b/, 'phone'],
  [/\b(?:e ?mail address|email)\b/, 'email'],
  [/\b(?:link|url|website|web address)\b/, 'link'],
  [
    /^(?:by|until|till) (?:when|what|which)\b|\b(?:deadline|due date|expiry date)\b|^when .* (?:due|expire|expires|lapse|lapses)$/,
    'by',
  ],
  [/^what (?:time|day|date|month|year)\b|^which (?:day|date|month|week)\b|\b(?:date of|time of|birthday)\b/, 'when'],
  [/^(?:(?:by|until|till|since|from) )?when\b|^how soon\b/, 'when'],
  [/^how much longer\b|^how (?:long|late|far|old)\b/, 'length'],
  [/^how many\b/, 'count'],
  [/^how (?:much|big|large|tall|wide|heavy|high)\b/, 'amount'],
  [/^(?:at |for )?what (?:is|was|are|were|did|do|does|would|will) .*\b(?:cost|costs)$/, 'amount'],
  [
    /\b(?:price|cost|fee|rent|salary|wage|discount|premium|margin|valuation|total|sum|budget|fine|deposit|rate|refund|bonus|threshold|limit|percentage|pay)\b/,
    'amount',
  ],
  [
    /\b(?:(?:booking|invoice|order|tracking|account|vendor|customer|ticket|file|case|reference|confirmation|flight|room|seat|policy|version|serial|vat) ?(?:number|code|reference|no|id)|number|code|pin|password|reference|tag)\b|^which (?:seat|gate|build|version)\b/,
    'number',
  ],
  [
    /^(?:at |in |to )?(?:where|which (?:room|place|restaurant|city|street|hall|office))\b|\b(?:address|location|venue)\b/,
    'where',
  ],
  [/^why\b|^what (?:caused|was the (?:cause|reason)|is the (?:cause|reason))\b/, 'why'],
  [/^(?:what is|what are) .*\b(?:opinion|view|advice|recommendation|answer)\b/, 'said'],
  [/^(?:did|does|do|has|have|had|is|are|was|were|will|can|could|would|should|may)\b/, 'yes-no'],
];

/** 'What did Legal say about the lease' asks for the words of Legal. */
export const whoseWords =
  /^what (?:did|does|do|has|have) (.{1,40}?) (?:say|said|think|write|written|answer|answered|reply|replied|suggest|recommend|propose)\b/i;

/** 'The others' and 'the team' are nobody in particular. */
export const nobodyNamed = /^(?:i|we|you|they|he|she|it|everyone|everybody|anyone|anybody|someone|people)$/i;

/** Words without content in a question. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a about after again all already also am an and any anybody anyone are around as at away be because been before being between both but
  by can cannot could did didn do does doesn doing don done due during each either else ever every for from get gets give given go goes going
  got had has hasn have haven he her here hers him his how i if in into is isn it its just know let ll long many may me mine more most much must
  my need needs new no not now of off on once one only or other our out over own please previously re really said say says see shall she should
  since so some still such tell than that the their them then there these they thing things think this those through till to too under until up
  us use various ve very want wants was wasn way we were weren what whats when where which while who whom whose why will wish with won would write wrote
  yes yet you your yours big far high large late long low old tall wide heavy current latest last next recent new ready mail mails email emails message messages inbox time day date o clock`.split(
    /\s+/,
  ),
);

/** These only repeat what kind of answer is wanted, so a mail need not contain them. */
export const repeated: Partial<Record<Wants, ReadonlySet<string>>> = {
  by: new Set(['date', 'deadline', 'due', 'expire', 'expires']),
  when: new Set(['date', 'deadline', 'happen', 'happens', 'take', 'place', 'today', 'due', 'begin', 'month', 'year']),
  where: new Set(['address', 'place', 'venue', 'location', 'located', 'happen', 'take']),
  amount: new Set(
    'cost costs price prices pay paid owe amount total sum worth charge charged altogether money spend spent'.split(
      ' ',
    ),
  ),
  number: new Set(['number', 'code', 'no', 'id']),
  phone: new Set(['phone', 'telephone', 'mobile', 'cell', 'number', 'fax', 'direct', 'landline']),
  email: new Set(['address']),
  link: new Set(['link', 'url', 'website']),
  why: new Set(['reason', 'cause', 'caused']),
  who: new Set(['name', 'person']),
};
