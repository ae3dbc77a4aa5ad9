// Questions about the history: verbs with their actions, periods, and the starts of a search.

/** The actions that a verb covers, by their names in the activity list. */
export const actionVerbs: readonly { said: RegExp; actions: readonly string[]; done: string }[] = [
  { said: /^(?:archived?|filed? away)$/, actions: ['email_archived'], done: 'archived' },
  { said: /^(?:repl(?:y|ied)(?: to)?|answer(?:ed)?)$/, actions: ['reply_sent'], done: 'replied to' },
  { said: /^(?:sen[dt]|write|wrote|written)$/, actions: ['reply_sent', 'compose_email'], done: 'sent' },
  { said: /^(?:snoozed?|put off|postponed?)$/, actions: ['email_snoozed'], done: 'snoozed' },
  {
    said: /^(?:trash(?:ed)?|deleted?|bin(?:ned)?|thr(?:ow|ew|own) away)$/,
    actions: ['email_trashed'],
    done: 'trashed',
  },
  { said: /^(?:star(?:red)?|flag(?:ged)?)$/, actions: ['email_starred'], done: 'starred' },
  { said: /^(?:label(?:l?ed)?|tag(?:ged)?|filed?)$/, actions: ['email_labelled', 'email_moved'], done: 'labeled' },
  { said: /^(?:muted?)$/, actions: ['thread_muted'], done: 'muted' },
  { said: /^(?:block(?:ed)?)$/, actions: ['sender_blocked'], done: 'blocked' },
  { said: /^(?:unsubscribed?(?: from)?)$/, actions: ['unsubscribe'], done: 'unsubscribed from' },
  { said: /^(?:undo|undid|undone|took back|taken back)$/, actions: ['action_undone'], done: 'undid' },
];

/** `did`: any action. */
export const anyVerb =
  /^(?:do|did|done|been doing|get done|got done|handled?|deal with|dealt with|clear(?:ed)?|process(?:ed)?)$/;

export const askedLead =
  /^(?:(?:and )?(?:what|which(?: emails?| mails?| ones)?|how many(?: emails?| mails?| ones)?)(?: all| else)? (?:did i|have i|was i|had i|i)|(?:what|the ones|the emails|the mails|everything|all) i(?: have)?|(?:show|tell|list|read)(?: me)? (?:only )?(?:what|everything|all|the ones|the emails|the mails)(?: that)? i(?: have)?) /;

export type PeriodName = 'today' | 'morning' | 'afternoon' | 'evening' | 'yesterday' | 'week' | 'last-week' | 'hour';

export const periodWords: readonly { said: RegExp; period: PeriodName; shown: string }[] = [
  { said: / (?:so far )?(?:today|since (?:this )?morning)$/, period: 'today', shown: 'today' },
  { said: / (?:this|in the) morning$/, period: 'morning', shown: 'this morning' },
  { said: / (?:this|in the) afternoon$/, period: 'afternoon', shown: 'this afternoon' },
  { said: / (?:this evening|tonight|in the evening)$/, period: 'evening', shown: 'this evening' },
  { said: / yesterday$/, period: 'yesterday', shown: 'yesterday' },
  { said: / (?:this week|in the (?:last|past) week)$/, period: 'week', shown: 'this week' },
  { said: / last week$/, period: 'last-week', shown: 'last week' },
  { said: / in the (?:last|past) hour$/, period: 'hour', shown: 'in the last hour' },
];

export const findLead =
  /^(?:find|search(?: for)?|search (?:here|this|my history|my activity)(?: for)?|look for|filter(?: by| for)?|show only|only show|only)(?: the)?(?: ones?| actions?| rows?)?(?: about| from| with| for| to)? /;

/** The app searches mail: 'find emails from Maya' opens the player. */
export const aboutMail =
  /^(?:(?:all|the|my|any|unread|starred|important|new|old) )*(?:e?-?mails?|messages?|threads?)\b/;
