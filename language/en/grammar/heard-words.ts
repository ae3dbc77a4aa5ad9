// The vocabulary of Flow's own recogniser: a phrase is in the grammar if these words cover it. Few words, all in the recogniser's
// dictionary, are easier to tell apart. Complete by kind; an empty string keeps a kind out.

import type { ShortReply } from '#domain/writing-style.ts';
import type { DraftPhrase } from '#language/en/drafting/draft-phrases.ts';
import { actsNamed } from '#language/en/engine/answers.ts';
import { commandPhrases } from '#language/en/mail/command-phrases.ts';
import type { QuestionAct } from '#language/engine/question.ts';
import { mapTable } from '#language/engine/tables.ts';
import type { PhrasedControl } from '#language/intents/intent.ts';
import type { MailCommandKind } from '#language/mail/command-kinds.ts';
import type { Inquiry } from '#language/player/inquiry.ts';
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';

export type HeardKind =
  | MailCommandKind
  | PhrasedControl['kind']
  | 'undo'
  | 'redo'
  | 'delete-forever'
  | 'no-place'
  | UnsupportedFeature
  | `draft:${DraftPhrase}`
  | `inquiry:${Inquiry}`
  | `short:${ShortReply}`
  | `answer:${'yes' | 'no' | 'nth'}`
  | `bulk:${'yes' | 'bare-yes' | 'no'}`;

export const pointing = 'this it that one email message the last';

/** One syllable with grave effects: noise could sound like it, so another word must accompany it. */
export const neverAlone: ReadonlySet<string> = new Set('trash spam block send'.split(' '));

/** Acts that answer in one word. The others are short or sound like a label, so 'it' must follow. */
export const answersAlone = ['archive', 'open', 'create', 'unsubscribe'] as const satisfies readonly QuestionAct[];

const them = 'them her him';
const again = 'again';
/** The dictionary has 'un mute' and 'un block' only as two words. */
const asked = Object.values(actsNamed)
  .join(' ')
  .replaceAll(/\bun(?:mute|block)\b|[^a-z]+/g, ' ');

export const heardWords: Record<HeardKind, string> = {
  ...mapTable(commandPhrases, ({ listened }) => listened),
  undo: 'undo oops no wait take put bring back action i did not mean want wrong my mistake in inbox archive out of is',
  redo: 'redo do again no after all archive',
  'delete-forever': 'delete forever permanently empty trash',
  'no-place': 'snooze until when i get am home at work remind me about',
  calendar: '',
  people: '',
  rewrite: '',
  volume: '',
  voices: '',
  calibrate: '',
  greetings: '',
  snippets: '',
  accounts: '',

  start: 'start read my mail email inbox go through check catch me up what is new any anything',
  stop: 'stop i am done finished for today is enough the goodbye quit end session',
  read: 'read to me out loud whole thing all of tell more details what does say start over from beginning',
  'pass-none': 'stop skipping show me everything again',
  headlines: 'headlines only read me',
  summaries: 'summaries only read me',
  shorter: 'shorter make keep them short',
  'full-text': 'full text read me everything',
  'newest-first': 'newest first',
  'important-first': 'most important ones first',
  lane: 'show me read newsletters receipts set aside what is was back to my own mail',
  next: 'next skip move on go to later leave keep in my inbox',
  previous: 'previous go back before',
  pause: 'pause hold on wait a second one minute moment hang quiet be stop reading talking no just give me',
  resume: 'resume continue reading go on keep going carry i am back from here play where you stopped we were',
  faster: 'faster speed up a little bit much talk read too slow you are is talking reading',
  slower: 'slower slow down a little bit much talk read too fast you are is talking reading',
  speed: 'normal speed at back to double half as fast can you go read',
  'open-result': 'open second third fourth fifth first result number show two three four five newest',
  distance: 'distance mode go big bigger text leave start',
  original: 'show me original as was sent with',
  pictures: 'show me pictures images load',
  driving: 'driving mode off on i am start stop turn have parked',
  private: 'private mode off on start stop turn someone is here not out loud',
  dictation: 'dictate dictation anyway on off turn let me',
  // A false match would keep Flow from hearing the person, so only their own words count, with a confirmation.
  'microphone-off': '',
  'to-results': 'back to results go show me',
  'to-inbox': 'back to my inbox go leave search done with end',

  'draft:reply': `reply answer respond to ${them} write back a`,
  'draft:reply-all': 'reply answer to all everyone',
  'draft:forward': 'forward on',
  'draft:new': 'new email message write an a start',
  'draft:send': 'send now yes looks good sounds perfect go ahead draft reply',
  'draft:later': 'send later schedule',
  'draft:note': 'take make a note to self myself',
  'draft:drafts': 'open show my drafts me read',
  'draft:hold-setting': 'change hold time my',
  'draft:hold-all': 'stop hold everything all of them do not send anything',
  'draft:hold': 'hold on do not send yet cancel stop sending wait no',
  'draft:call-back': 'take bring call back',
  'draft:unsend': 'recall undo the send my reply',
  'draft:discard': 'discard draft my reply throw away never mind forget about',
  'draft:save': 'save keep draft as a for later finish',
  'draft:read-back':
    'read draft my reply back to me again how does sound what have i got so far whole thing everything yes',
  'draft:end': 'is all i am done finished end stop dictation dictating writing',
  'draft:new-line': 'new line a start next',
  'draft:new-paragraph': 'new paragraph a start next',
  'draft:scratch': 'scratch delete bit',
  'draft:start-over': 'start over again from scratch beginning clear draft delete everything',
  'draft:undo': 'undo change take back',
  'draft:redo': 'redo do again',
  'draft:as-new': 'make send as a new',
  'draft:change': 'change edit draft my reply let me no i want to keep writing go back',

  'inquiry:done': 'what did i do just have done today so far was my actions',
  'inquiry:status': 'how many emails are left much is long what am i done where we',
  'inquiry:sender': 'who is from sent wrote where am i',
  'inquiry:safe': 'is safe real a scam phishing can i trust who really from',
  'inquiry:code': 'read me what is code tell',
  'inquiry:subject': 'what is subject about read',
  'inquiry:moment': 'when was sent how old is did come',
  'inquiry:others': 'who else is on got was sent to',
  'inquiry:gist': 'summarize up sum give me gist summary bottom line in short what is',
  'inquiry:thread': 'summarize sum up the this thread conversation where do we stand',
  'inquiry:changed': 'what has changed here',
  'inquiry:decided': 'who decided what was is the decision',
  'inquiry:newsletters': 'summarize sum up the my newsletters',
  'inquiry:notices': '',
  'inquiry:ask': 'what do does they he she want need from me is there a question i to do an answer reply',
  'inquiry:deadline': 'is there a any deadline when due how urgent they need',
  'inquiry:attachments': 'are there any attachments what is attached how many',
  'inquiry:file': 'open show me read attachment first second third document pdf what is in',
  'inquiry:links': 'are there any links open first second link read',
  'inquiry:earlier': 'read me rest of thread earlier messages what was before whole',
  'inquiry:blocked': 'who have i blocked show my senders',
  'inquiry:why': 'why is important first here next',
  'inquiry:spell': 'spell name address what is their his her how do you',
  'inquiry:repeat': 'repeat again say once more pardon what was come did you i not hear catch missed',
  'inquiry:help': 'help me what can i say do options',

  'short:thanks': '',
  'short:yes': `say reply with yes accept agree to tell ${them}`,
  'short:no': `say reply with no decline politely tell ${them}`,
  'short:later': `ask ${them} for some more time tell i need`,
  'short:times': `send me some times ask ${them} for when they are free he is she`,

  'answer:yes': `yes yeah yep sure correct definitely of course do go ahead them ${asked}`,
  'answer:no': `no nope not now never mind forget about leave them do cancel neither none of ${asked}`,
  'answer:nth': 'first second third number two three other one',
  'bulk:yes': `yes yeah sure do go ahead archive delete mark them all as read unread star un take stars off spam mute snooze put label move file unsubscribe from of these everything label remove`,
  'bulk:bare-yes': 'yes yeah sure do go ahead all of them i am mean',
  'bulk:no': `no thanks thank you not now never mind leave them cancel wait do archive delete hold on forget about stop ${again}`,
};
