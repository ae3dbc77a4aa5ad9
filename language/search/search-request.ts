// Recognises requests to find mail and their search terms: 'could you find the contract from Kessler' searches 'the contract from Kessler'.

import {
  afterHearing,
  anyThing,
  auxiliary,
  caughtUpOn,
  narrowing,
  openingLead,
  searchConnector,
  subjectPronoun,
  whichMails,
} from '#language/en/search/request-words.ts';
import { mailNouns, sending, writing } from '#language/en/search/search-words.ts';
import { afterRequest, mailsOf, relatedTo } from '#language/en/search/term-words.ts';
import { after, withoutPoliteness } from '#language/engine/polite.ts';
import { plainAt, type Word, wordsOf } from '#language/engine/tokens.ts';

/** The terms as spoken; null without a request. */
export const searchRequest = (heard: string): string | null => {
  const text = withoutPoliteness(heard);
  const words = wordsOf(text);
  const plain = words.map((word) => word.plain).join(' ');
  const verb = verbs.find((begins) => begins.test(plain));
  if (verb)
    return (
      after(text, countOf(verb.exec(plain)?.[0] ?? ''))
        .replace(afterRequest, '')
        .replace(relatedTo, 'about ')
        .replace(mailsOf, '$1 from ') || null
    );
  return isAsked(words, plain) ? text : null;
};

/** 'Only with attachments'. Null if nothing narrows the search. */
export const searchRefinement = (heard: string): string | null => {
  const text = withoutPoliteness(heard);
  const plain = wordsOf(text)
    .map((word) => word.plain)
    .join(' ');
  const narrows = narrowing.exec(plain);
  return narrows && (after(text, countOf(narrows[0])) || null);
};

const whose =
  '(?:(?:through|in|all|all of|across) )?(?:(?:my|the|our) )?(?:mail|mails|email|emails|inbox|mailbox|messages|everything)';

const verbs: readonly RegExp[] = [
  new RegExp(`^search ${whose} (?:for )?(?!for$)(?=\\S)`),
  /^(?:do a search|run a search|search) (?:for )?(?!for$)(?=\S)/,
  /^(?:look|looking|hunt|i am looking|i'm looking|i look) for (?=\S)/,
  caughtUpOn,
  /^(?:look up|locate|dig up|dig out|hunt down|track down) (?=\S)/,
  /^(?:find|find me|find us) (?=\S)/,
  /^what (?:is )?(?:new|the latest|the newest) (?=from \S)/,
  /^(?:is|are) there (?=(?:any|anything|something|a|an|mail|mails|email|emails)\b.* )/,
  /^(?:have|did) (?:i|we) (?:hear|heard) (?:anything )?(?:back )?(?=from \S)/,
  /^(?:do|did|have) (?:i|we) (?:have|get|got|receive|received|had) (?=(?:any|anything|something|a|an|mail|mails|email|emails)\b)/,
];

const isAsked = (words: readonly Word[], plain: string): boolean =>
  words.length <= mostWithoutVerb &&
  (isDidWrite(words) || ((openingLead.test(plain) || beginsWithMail(words)) && connects(words)));

/** A longer sentence is probably dictation, or addressed to somebody else. */
const mostWithoutVerb = 11;

/** 'Did Raj email me'. */
const isDidWrite = (words: readonly Word[]): boolean =>
  auxiliary.test(plainAt(words, 0)) &&
  !subjectPronoun.test(plainAt(words, 1)) &&
  words
    .slice(2, 6)
    .some(({ plain }, at) => (writing.has(plain) || sending.has(plain)) && afterHearing.test(plainAt(words, at + 3)));

/** 'Mail from Maya', 'anything from Priya', 'the one with the invoice', 'unread emails about travel'. */
const beginsWithMail = (words: readonly Word[]): boolean => {
  if (words[0]?.possessive) return mailNouns.has(plainAt(words, 1));
  const at = words.findIndex(({ plain }) => !whichMails.test(plain));
  const first = plainAt(words, at);
  return at >= 0 && at < 4 && (mailNouns.has(first) || anyThing.test(first));
};

const connects = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain, possessive }, at) => at > 0 && at < words.length - 1 && (possessive || searchConnector.test(plain)),
  );

const countOf = (plain: string): number => plain.trim().split(' ').length;
