// How people speak of many mails at once, and answer whether they mean them, in British and American English.
import type { Mailing } from '#domain/mailing.ts';
import type { BulkKind } from '#language/bulk/bulk.ts';

/** One of these words is in every request; most of what is said has none. */
export const bulkActs =
  /\b(?:archive|file|put|sweep|tidy|clear|clean|rid|remove|lose|trash|delete|bin|throw|toss|chuck|ditch|dump|erase|mark|set|count|treat|report|move|send|(?:un)?(?:star|flag|pin)|spam|junk)\b/i;

/** What begins the request: the act, then which mails. */
export const bulkVerbs: readonly { begins: RegExp; act: BulkKind; lesser?: true }[] = [
  { begins: /^(?:archive|file away|file|put away|sweep away|sweep|tidy away|tidy up|tidy)(?= |$)/, act: 'archive' },
  { begins: /^(?:clear out|clear away|clear up|clear|clean out|clean up|clean)(?= |$)/, act: 'archive' },
  { begins: /^(?:get rid of|remove|lose)(?= |$)/, act: 'archive', lesser: true },
  {
    begins: /^(?:trash|delete|bin|throw away|throw out|toss out|toss|chuck out|chuck|ditch|dump|erase)(?= |$)/,
    act: 'trash',
  },
  { begins: /^mark(?: as)? unread(?= )/, act: 'mark-unread' },
  { begins: /^mark(?: as)? read(?= )/, act: 'mark-read' },
  { begins: /^(?:unstar|unflag|unpin)(?= |$)/, act: 'unstar' },
  { begins: /^(?:star|pin|flag)(?= |$)/, act: 'star' },
  { begins: /^(?:spam|junk)(?= |$)/, act: 'spam' },
];

/** What begins it where its end says the act: 'mark all from GitHub as read'. */
export const bulkFrames: readonly { frame: RegExp; act: BulkKind }[] = [
  { frame: /^mark (.+?)(?: as| to)? (?:not read|unread|new)$/, act: 'mark-unread' },
  { frame: /^mark (.+?)(?: as| to)? read$/, act: 'mark-read' },
  { frame: /^(?:set|flag|count|treat) (.+?) (?:as|to) (?:unread|new)$/, act: 'mark-unread' },
  { frame: /^(?:set|flag|count|treat) (.+?) (?:as|to) read$/, act: 'mark-read' },
  { frame: /^(?:mark|set) (.+?)(?: as| to)? (?:done|archived|dealt with|handled)$/, act: 'archive' },
  { frame: /^(?:mark|report|flag) (.+?) as (?:spam|junk|phishing)$/, act: 'spam' },
  { frame: /^(?:mark|flag) (.+?) as (?:important|starred|flagged)$/, act: 'star' },
  { frame: /^(?:move|send|put) (.+?) (?:to|into|in) (?:the |my )?archive$/, act: 'archive' },
  { frame: /^(?:move|send|put|throw) (.+?) (?:to|into|in) (?:the |my )?(?:trash|bin)$/, act: 'trash' },
  { frame: /^(?:move|send|put) (.+?) (?:to|into|in) (?:the |my )?(?:spam|junk)$/, act: 'spam' },
  { frame: /^throw (.+?) (?:away|out)$/, act: 'trash' },
  { frame: /^(?:put|file|tidy|clear|sweep) (.+?) (?:away|out|up)$/, act: 'archive' },
];

/** Sorts of mail, by the words before which nothing but an article or an adjective stands. */
export const mailingWords: ReadonlyMap<string, Mailing> = new Map(
  Object.entries({
    newsletter: 'newsletter newsletters subscription subscriptions digest digests mailings bulk',
    promotion:
      'promotion promotions promo promos promotional offers ads ad adverts advertising advertisements marketing deals coupons',
    notification: 'notification notifications notices alerts automated automatic',
  } as const satisfies Record<Mailing, string>).flatMap(([mailing, words]) =>
    words.split(' ').map((word) => [word, sortOf(mailing)] as const),
  ),
);

function sortOf(mailing: string): Mailing {
  return mailing === 'promotion' || mailing === 'notification' ? mailing : 'newsletter';
}

/** Gmail's other categories. */
export const categoryWords: ReadonlyMap<string, string> = new Map([
  ['social', 'CATEGORY_SOCIAL'],
  ['updates', 'CATEGORY_UPDATES'],
  ['forums', 'CATEGORY_FORUMS'],
]);

/** What is on the screen. */
export const theFound =
  /^(?:them(?: all)?|(?:all(?: of)? )?(?:them|these|those)(?: (?:results?|mails?|emails?|messages?|ones))?|(?:all )?(?:the |these |those )?results|everything (?:here|found|you found)|it all|the lot)$/;

/** These are no mail, though somebody may want all of them gone. */
const things =
  'accounts?|data|contacts?|settings?|history|meetings?|events?|appointments?|engagements?|calendar|drafts?|labels?|filters?|reminders?|snoozes?|cookies|alarms?|apps?|files?|photos?|songs?|music|lights?|lists?|items?|details|contents?|tasks?|to-?dos?';
export const noMail = new RegExp(
  `^(?:(?:upcoming|recurring|kind of|future) )?(?:${things})(?: |$)|(?:^| )(?:on|from|in|off|of) (?:my |the |this )?(?:calendar|agenda|diary|menu|i?phone|(?:to ?-?do |task |shopping )?list)(?: |$)`,
);

/** The act named, as an answer. */
export const actNames: Record<BulkKind, string> = {
  archive: '(archive|file|clear|put away|clean up|clear out)',
  trash: '(trash|delete|bin|throw away|dump|toss)',
  'mark-read': '(mark [them|all|these|those|everything|all of them|it] [as] read|read)',
  'mark-unread': '(mark [them|all|these|those|everything|all of them|it] [as] unread|unread)',
  star: '(star|flag|pin)',
  unstar: '(unstar|unflag|unpin)',
  spam: '(spam|junk|report [as] spam|mark [them|all|these] as (spam|junk)|move [them|all|these] to (spam|junk))',
};

const yes =
  '(yes|yeah|yep|yup|sure|ok|okay|right|correct|confirm|confirmed|do it|please do|go ahead|of course|definitely|absolutely)';
const them =
  '(them|all|it|these|those|everything|the lot|them all|all of (them|these|those|it)|all {count} [of them]|the {count}|all the (mails|emails|messages)|those {count}|these {count})';

export const yesTemplates = (act: BulkKind): readonly string[] => [
  `[${yes}] [${yes}] ${actNames[act]} [${them}] [away|out]`,
  `[${yes}] put ${them} away`,
];

export const bareYes: readonly string[] = [
  `${yes} [${yes}]`,
  'all [of them]',
  'yes all [of them]',
  'i (do|mean it|am sure)',
];

export const noTemplates: readonly string[] = [
  'no [no|nope|thanks|not now|never mind|leave (it|them)|do not]',
  'no thank you',
  '(nope|nah|cancel|stop|wait|never mind|nevermind|not now|not yet|do not|do not do (it|that)|hold|hold on|abort|leave it|forget it|forget about it|forget that)',
  '(leave|keep) (them|it|these|those|all of them|everything) [alone|as (it is|they are)|there|where they are]',
  'do not (archive|trash|delete|touch|mark|star) [them|it|anything|those|these]',
  'cancel (it|that|this)',
];

const ones = '(?:the )?(?:ones?|mails?|emails?|messages?|those|that|it)';
/** What leads to which of them are meant. */
export const onlyLeads: readonly RegExp[] = [
  new RegExp(
    `^(?:yes )?(?:archive |trash |delete |star |mark )?(?:only|just) (?:${ones} )?(?:from |by |about |of )?(?=\\S)`,
    'i',
  ),
  new RegExp(`^(?:archive|trash|delete|star|mark) ${ones} (?:from|by|about|of) (?=\\S)`, 'i'),
];
export const withoutLeads: readonly RegExp[] = [
  new RegExp(
    `^(?:yes )?(?:archive |trash |delete |star |mark )?(?:all|everything|them|all of them|everyone) (?:but|except|except for|apart from|without|besides|other than) (?:${ones} )?(?:from |by |about |of )?(?=\\S)`,
    'i',
  ),
  new RegExp(
    `^(?:but )?(?:not|without|except|except for|but not|exclude|skip|keep|leave out|leave|spare|untick|uncheck|drop|remove) (?:${ones} )?(?:from |by |about |of )?(?=\\S)`,
    'i',
  ),
];
