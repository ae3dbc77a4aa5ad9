// Phrases about many mails at once, and their confirmation, in British and American English.
import type { LabelRole } from '#domain/mail.ts';
import { MailingSort } from '#domain/mailing.ts';
import type { BulkKind } from '#language/bulk/bulk-intent.ts';
import type { LabelKind } from '#language/mail/command-kinds.ts';

/** A cheap check first: every request contains one of these words. */
export const bulkActs =
  /\b(?:archive|tuck|stow|store|hide|have|empty|file|put|sweep|tidy|clear|clean|rid|remove|lose|trash|delete|bin|throw|toss|chuck|ditch|dump|erase|mark|set|count|treat|report|move|send|(?:un)?(?:star|flag|pin|label|tag)|spam|junk|mute|silence|snooze|defer|postpone|delay|park|push|kick|bring|get|categori[sz]e|add|apply|shift|transfer|stick|drop|take|unsubscribe|cancel|leave|stop)\b/i;

export const bulkVerbs: readonly { begins: RegExp; act: BulkKind; lesser?: true }[] = [
  {
    begins:
      /^(?:archive|tuck away|stow away|store away|file away|file|put away|sweep away|sweep|tidy away|tidy up|tidy)(?= |$)/,
    act: 'archive',
  },
  { begins: /^(?:clear out|clear away|clear up|clear|clean out|clean up|clean)(?= |$)/, act: 'archive' },
  { begins: /^(?:remove|take)(?: the)? (?:stars?|flags?) (?:from|off)(?= )/, act: 'unstar' },
  // In a subscription, 'mail' is not the object.
  {
    begins: /^(?:get rid of|remove|lose|drop)(?= .*\bsubscriptions?(?: (?:from|to|of|with) .+)?$)/,
    act: 'unsubscribe',
  },
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
  { begins: /^(?:mute|silence)(?= )/, act: 'mute' },
  { begins: /^unsubscribe(?: me)?(?: from)?(?= )/, act: 'unsubscribe' },
  { begins: /^(?:take|get) me off(?: of)?(?= )/, act: 'unsubscribe' },
  {
    begins:
      /^(?:cancel|end|leave|stop)(?= (?:all|every|each)\b.* (?:newsletters?|subscriptions?|lists?)(?: (?:from|by|of) .+)?$)/,
    act: 'unsubscribe',
  },
];

export const allLists =
  /^(?:(?:all|every|each)(?: of)? )?(?:(?:the|my|these|those|this|that) )?(?:mailing lists?|lists?|subscriptions?)$/;

/** `timed`: needs a time, introduced by a word such as 'until' if `led`. `ends`: the words before the time. */
export const deferrals: readonly { begins: RegExp; ends?: RegExp; timed: boolean; led: boolean }[] = [
  { begins: /^(?:snooze|defer|postpone|put off)(?= )/, timed: false, led: false },
  { begins: /^(?:delay|park|hide|push|move|kick|put away)(?= )/, timed: true, led: true },
  { begins: /^put(?= )/, ends: / (?:off|aside|to sleep|on snooze)$/, timed: false, led: false },
  { begins: /^(?:bring|get)(?= )/, ends: / back$/, timed: true, led: false },
];

/** Before a time, these say which mails: 'from Monday', 'older than two weeks'. */
export const noSpan =
  /^(?:than|from|since|before|after|of|last|past|about|in|on|at|by|until|till|til|for|to|between|and|or)$/;

export const labelFrames: readonly { frame: RegExp; act: LabelKind }[] = [
  { frame: /^(?:label|tag|categori[sz]e) (?<which>.+) (?:as|with|under) (?<name>.+)$/d, act: 'label' },
  { frame: /^(?:add|apply|put) (?:the )?(?:label|tag) (?<name>.+?) (?:to|on) (?<which>.+)$/d, act: 'label' },
  { frame: /^(?:add|apply|put) (?:the )?(?<name>.+?) (?:label|tag) (?:to|on) (?<which>.+)$/d, act: 'label' },
  { frame: /^(?:move|shift|transfer) (?<which>.+) (?:to|into|under|over to) (?<name>.+)$/d, act: 'move' },
  { frame: /^(?:file|put|stick|drop) (?<which>.+) (?:under|into|in) (?<name>.+)$/d, act: 'move' },
  { frame: /^archive (?<which>.+) under (?<name>.+)$/d, act: 'move' },
  {
    frame: /^(?:remove|take off|drop) (?:the )?(?:label|tag) (?<name>.+?) (?:from|off) (?<which>.+)$/d,
    act: 'unlabel',
  },
  { frame: /^(?:remove|take|drop) (?:the )?(?<name>.+?) (?:label|tag) (?:from|off) (?<which>.+)$/d, act: 'unlabel' },
  { frame: /^take (?<which>.+) out of (?<name>.+)$/d, act: 'unlabel' },
];

/** Before an existing label's name at the very end. */
export const namingLeads = /^(?:label|tag|categori[sz]e) /;

/** The action stands at the end: 'mark all from GitHub as read'. */
export const bulkFrames: readonly { frame: RegExp; act: BulkKind }[] = [
  { frame: /^mark (.+?)(?: as| to)? (?:not read|unread|new)$/, act: 'mark-unread' },
  { frame: /^mark (.+?)(?: as| to| like)? read$/, act: 'mark-read' },
  { frame: /^(?:set|flag|count|treat) (.+?) (?:as|to) (?:unread|new)$/, act: 'mark-unread' },
  { frame: /^(?:set|flag|count|treat) (.+?) (?:as|to) read$/, act: 'mark-read' },
  { frame: /^(?:mark|set) (.+?)(?: as| to)? (?:done|archived|dealt with|handled)$/, act: 'archive' },
  { frame: /^(?:mark|report|flag) (.+?) as (?:spam|junk|phishing)$/, act: 'spam' },
  { frame: /^(?:mark|flag) (.+?) as (?:important|starred|flagged)$/, act: 'star' },
  { frame: /^(?:move|send|put) (.+?) (?:to|into|in) (?:the |my )?archive$/, act: 'archive' },
  { frame: /^(?:move|send|put|throw) (.+?) (?:to|into|in) (?:the |my )?(?:trash|bin)$/, act: 'trash' },
  { frame: /^(?:move|send|put) (.+?) (?:to|into|in) (?:the |my )?(?:spam|junk)$/, act: 'spam' },
  { frame: /^throw (.+?) (?:away|out)$/, act: 'trash' },
  { frame: /^(?:get|have) (.+?) (?:deleted|trashed|binned)$/, act: 'trash' },
  { frame: /^(?:get|have) (.+?) (?:archived|filed|put away)$/, act: 'archive' },
  { frame: /^(?:put|stick) (?:a |the )?(?:star|flag) on (.+)$/, act: 'star' },
  { frame: /^(?:put|file|tidy|clear|sweep) (.+?) (?:away|out|up)$/, act: 'archive' },
];

/** 'The ones from Tom' is left out of 'everything but the ones from Tom'. */
export const excluding =
  /(?<= |^)(?:(?:and |but |only |just )+keep(?: only)?(?! (?:them|it|those|these|all|everything)(?= |$))|keep only|(?:and |just |only )+(?:leave|spare)(?! (?:them|it|those|these|all|everything|the rest|the others)(?= |$))|but (?:not|do not|dont|without|keep|leave)|but|except(?:ing)?(?: for| of)?|apart from|other than|excluding|besides|save for|minus|aside from|bar(?= (?:the|those|from|ones?))|only not|just not|(?:(?:that|which|what|who) )?not(?: an?)?|without|(?:(?:that|which|what|who) )?(?:is not|are not|isnt|arent|isn't|aren't|was not|were not)(?: an?)?|(?:(?:that|which) )?(?:has|have|with) no|(?:(?:that|which) )?(?:do not|does not|don't|doesn't) (?:have|come)(?: an?)?)(?= |$)/g;

/** 'Mark everything except Priya’s as read' ends in words of the action. */
export const actBehind =
  /^(?:(?:(?:as|to|like) )?(?:read|unread|done|spam|away|off|out|please|archived) ?)+$|^(?:to|into|under|in|as|until|till) (?!the (?:ones?|mails?))\S+(?: \S+){0,3}$/;

/** In front of what is left out. */
export const beforeExcluded =
  /^(?:(?:for|of|only|just|all|the|those|these|any|my|mails?|emails?|messages?|ones?|what|which|that|an?|keep|of|came|comes|come|is|was|are|were|in) )+/;

/** 'Mark the rest as read': everything that is left. */
export const theRest =
  /(?<= |^)(?:(?:all )?(?:of )?(?:the )?(?:rest|others|other ones|other mails?|other emails|remaining (?:ones|mails|emails))(?: of (?:them|these|those|it|the mails?|the emails|my mails?))?|everything else|all else|(?:whatever|what|all that) is left|(?:all|everything|whatever) that remains|whatever remains)(?= |$)/;

/** 'All of them' without a list is everything in the inbox. */
export const theWhole =
  /(?<= |^)(?:all of (?:them|these|those|it|this)|them all|all (?:these|those|of the mails?)|it all|the (?:whole )?(?:lot|bunch|batch|pile)|the whole inbox)(?= |$)/;

/** One mail that the words pick out: 'the one from Tom', 'the mail about the lease'. */
export const oneMail =
  /^(?:(?:the|that|this) )?(?:one|mail|email|message|thread) (?:from|by|about|regarding|concerning) /;

/** Kinds of mail. Only an article or an adjective may come before these words. */
export const mailingWords: ReadonlyMap<string, MailingSort> = new Map(
  Object.entries({
    newsletter: 'newsletter newsletters subscription subscriptions digest digests mailings',
    promotion:
      'promotion promotions promo promos promotional offers ads ad adverts advertising advertisements marketing deals coupons',
    notification: 'notification notifications notices alerts automated automatic',
    bulk: 'bulk',
  } as const satisfies Record<MailingSort, string>).flatMap(([mailing, words]) =>
    words.split(' ').map((word) => [word, sortOf(mailing)] as const),
  ),
);

function sortOf(mailing: string): MailingSort {
  return MailingSort.options.find((one) => one === mailing) ?? 'newsletter';
}

/** The queue sets aside newsletters and notifications. */
export const allBulk =
  /^(?:(?:newsletters|subscriptions|digests) and (?:receipts|notifications|notices|alerts)|(?:receipts|notifications|notices|alerts) and (?:newsletters|subscriptions|digests)|(?:(?:that|which) )?(?:(?:is|was|are|were|you|you have|you've) )?(?:set|put) aside)(?= |$)/;

export const categoryWords: ReadonlyMap<string, LabelRole> = new Map([
  ['social', 'category-social'],
  ['updates', 'category-updates'],
  ['forums', 'category-forums'],
]);

export const theResults =
  /^(?:them(?: all)?|(?:all(?: of)? )?(?:them|these|those)(?: (?:results?|mails?|emails?|messages?|ones))?|(?:all )?(?:the |these |those )?results|every (?:single )?one(?: of (?:them|these|those))?|everything (?:here|found|you found)|it all|the (?:whole )?(?:lot|bunch|batch|pile)(?: of (?:them|it|these|those))?)$/;

/** These are no mail, though somebody may want all of them gone. */
const things =
  'accounts?|data|contacts?|settings?|history|meetings?|events?|appointments?|engagements?|calendar|drafts?|labels?|filters?|reminders?|snoozes?|cookies|alarms?|apps?|files?|photos?|songs?|music|lights?|lists?|items?|details|contents?|tasks?|to-?dos?';
export const noMail = new RegExp(
  `^(?:(?:upcoming|recurring|kind of|future) )?(?:${things})(?: |$)|(?:^| )(?:on|from|in|off|of) (?:my |the |this )?(?:calendar|agenda|diary|menu|i?phone|(?:to ?-?do |task |shopping )?list)(?: |$)`,
);

export const actNames: Record<BulkKind, string> = {
  archive: '(archive|file|clear|put away|clean up|clear out)',
  trash: '(trash|delete|bin|throw away|dump|toss)',
  'mark-read': '(mark [them|all|these|those|everything|all of them|it] [as] read|read)',
  'mark-unread': '(mark [them|all|these|those|everything|all of them|it] [as] unread|unread)',
  star: '(star|flag|pin)',
  unstar: '(unstar|unflag|unpin|un star|remove the (star|stars)|take the (star|stars) off)',
  spam: '(spam|junk|report [as] spam|mark [them|all|these] as (spam|junk)|move [them|all|these] to (spam|junk))',
  mute: '(mute|silence)',
  snooze: '(snooze|put off|defer)',
  label: '(label|tag)',
  move: '(move|file)',
  unlabel: '(take [it|the label] off|take off|remove the label|remove it|unlabel)',
  unsubscribe: '(unsubscribe [me] [from]|leave)',
};

const yes =
  '(yes|mhm|mm hm|uh huh|aye|go for it|go on|by all means|do so|agreed|fine|fine by me|exactly|that is right|i am certain|i am sure|all right then|yeah|yep|yup|sure|ok|okay|right|correct|confirm|confirmed|do it|please do|go ahead|of course|definitely|absolutely)';
const them =
  '(them|all|it|these|those|everything|the lot|them all|all of (them|these|those|it)|all {count} [of them]|the {count}|every [single] one [of them]|the [whole] (lot|bunch|batch|pile) [of them]|all the (mails|emails|messages)|those {count}|these {count})';

export const yesTemplates = (act: BulkKind): readonly string[] => [
  `[${yes}] [${yes}] [and] ${actNames[act]} [${them}] [away|out|there]`,
  ...(act === 'archive'
    ? [
        `[${yes}] (take|move|get|clear) ${them} (out of|off|from) (the|my) inbox`,
        `[${yes}] ${them} (should|can|may) (leave|go out of) the inbox`,
        `[${yes}] into the archive with ${them}`,
      ]
    : []),
  ...(act === 'snooze' ? [`[${yes}] put ${them} off`] : []),
  `[${yes}] put ${them} away`,
];

export const bareYes: readonly string[] = [
  `${yes} [${yes}]`,
  'all [of them]',
  'yes all [of them]',
  'i (do|mean it|am sure)',
];

export const noTemplates: readonly string[] = [
  'no [no|nope|thanks|not|not now|never mind|leave (it|them)|do not]',
  'no thank you',
  '(nope|nah|cancel|stop|wait|never mind|nevermind|not|not now|not yet|do not|do not do (it|that)|hold|hold on|abort|leave it|forget it|forget about it|forget that)',
  '(leave|keep) (them|it|these|those|all of them|everything) [alone|as (it is|they are)|there|where they are]',
  'do not (archive|trash|delete|touch|mark|star|snooze|label|move|mute|unsubscribe) [(them|it|anything|those|these|from any of them)]',
  'cancel (it|that|this)',
  'i do not want (that|this|it) [after all|any more|anymore]',
  '(not|do not) do (this|that|it)',
  '(better|rather) not',
];

const doing = 'archive|trash|delete|star|mark|snooze|label|move|mute|unsubscribe(?: me)? from|unsubscribe';
const ones = '(?:the )?(?:ones?|mails?|emails?|messages?|those|that|it)';
export const onlyLeads: readonly RegExp[] = [
  new RegExp(`^(?:yes )?(?:(?:${doing}) )?(?:only|just) (?:${ones} )?(?:from |by |about |of )?(?=\\S)`, 'i'),
  new RegExp(`^(?:${doing}) ${ones} (?:from|by|about|of) (?=\\S)`, 'i'),
];
export const withoutLeads: readonly RegExp[] = [
  new RegExp(
    `^(?:yes )?(?:(?:${doing}) )?(?:all|everything|them|all of them|everyone) (?:but|except|except for|apart from|without|besides|other than) (?:${ones} )?(?:from |by |about |of )?(?=\\S)`,
    'i',
  ),
  new RegExp(
    `^(?:but )?(?:not|without|except|except for|but not|exclude|skip|keep|leave out|leave|spare|untick|uncheck|drop|remove) (?:${ones} )?(?:from |by |about |of )?(?=\\S)`,
    'i',
  ),
];

export const leadingArticle = /^the /i;

export const spokenNumber = /^(?:number )?(\d{1,3})(?: one)?$/i;

export const spokenOrdinal = /^(\w+?)(?: (?:one|mail|email|message))?$/i;

export const onlyThis =
  /^(?:all|everything|any|anything)(?: of)? (?:this|that|it)(?: (?:mail|email|message|thread|one))?$/;

export const beforeTime = /^(?:until|till|til|to|for|by)$/;

export const beforePeriod = /^(?:from|than|since|before|after|of)$/;

export const beforeLabelName = /^(?:as|with|under)$/;
