// Phrases to begin an answer or new mail, and to work on it, in British and American English. Complete by kind.
import type { DraftAct } from '#language/drafting/draft-intent.ts';

export type DraftPhrase =
  | Exclude<DraftAct['kind'], 'dictate' | 'edit' | 'rewrite' | 'short' | 'people' | 'files' | 'spell-out'>
  | 'call-back';

const it = '(it|this|that|the mail|the email|the message|the reply|the draft|my reply|my draft|the answer)';
const sentMail =
  '(it|that|that mail|that email|that message|that reply|the mail|the email|the message|the reply|my reply|my mail|my email|my message|the last one|what i sent)';
const theSend =
  '[the|my|that] [last] (send|sending|sent (mail|email|message)|(mail|email|message|reply|answer) [that] i [just] sent)';
const draft = '(it|this|that|the draft|my draft|the reply|my reply|the email|the mail|the message|this draft|this one)';

export const draftPhrases: Record<DraftPhrase, readonly string[]> = {
  reply: [
    '(reply|answer|respond) [back] [to] [(this|that|it|this one|him|her|them|this mail|this email|this message|the mail|the email|the sender)]',
    'write [(him|her|them)] back',
    'write (a|my) (reply|answer|response)',
    '(start|draft|compose|dictate|take) (a|my) (reply|answer|response)',
    'i (want|would like|need) to (reply|answer|respond) [to (this|it|him|her|them)]',
    'r',
  ],
  'reply-all': [
    '(start|write|begin) (a|an|my) (reply|answer) (that goes to|for|to) (all|everyone|everybody|all of them)',
    '(reply|answer|respond|write) [back] [to] (all|everyone|everybody|all of them|them all|the whole group)',
    'tell (all|everyone|everybody|them all|all of them)',
    'reply all to (this|it|that)',
    'write (a|my) (reply|answer) to (all|everyone|everybody)',
  ],
  forward: [
    'forward [(this|that|it|this one|this mail|this email|this message|the mail|the email)]',
    '(forward|pass) (this|that|it|this one|this mail|this email) (on|along|to someone|to somebody)',
    'f',
  ],
  new: [
    '[a|write a|start a|compose a|draft a|begin a|new] new (mail|email|message)',
    '(write|compose|draft|start) (mail|a mail|an email|email|a message|a mail to someone)',
    'compose',
    '(send|write) a (note|mail|message) to (someone|somebody)',
  ],
  send: [
    `fire ${it} off`,
    `send [${it}] [off|now|away] [as it is]`,
    `yes [please] send [${it}] [off|now]`,
    `(go ahead|looks good|that looks good|sounds good|all good) [and] [send] [${it}]`,
    `perfect [and] send [${it}]`,
    `(off|away) with ${it}`,
    `(okay|ok) send [${it}]`,
    '(ship|mail) it',
  ],
  later: [
    `(send|schedule) ${it} [to go out|to leave] (at another time|another time|some other time|at some other time|at a later time)`,
    `send [${it}] later`,
    `(schedule|postpone) [(${it}|the send|sending|sending it|send)]`,
    `send ${it} (some other time|another time|at another time)`,
    `send [${it}] when (he is|she is|they are|hes|shes|theyre) awake`,
    'send later',
  ],
  note: [
    '(take|make|write|leave) a note [to (self|myself)]',
    'note to (self|myself)',
    '[a] note for myself',
    '(jot|write|note) (this|it|that|something) down',
    'jot down [something]',
    'n',
  ],
  drafts: [
    '[(open|show|show me|list|read|read me|see|go to|take me to)] [(my|the|all|all my)] [saved] drafts',
    '(what|which) drafts (do i have|are there)',
    '(continue|go on with|finish) (my|the|a) [saved] drafts',
    '(what is|what) (waiting|waits|scheduled) [to (be sent|leave|go out)]',
    '(show|open|list) [me] (scheduled mail|scheduled mails|scheduled emails|what is scheduled|what waits)',
  ],
  'hold-setting': [
    '(change|set|adjust|open) [the|my] (hold|hold time|holding time|send hold)',
    '(open|show|change) [the|my] (sending|send|hold) settings',
    '(hold|keep) my (mail|mails|email|emails|messages) (longer|shorter|back longer|back shorter) [before (they leave|it leaves|sending)]',
    'how long (is mail|are mails|is my mail|are my emails) held',
  ],
  // A bare 'stop' holds every mail.
  'hold-all': [
    '(stop|hold|halt|freeze|cancel|abort|block) (all|every|everything|every single one|the lot) [(outgoing|leaving)] [(mail|mails|email|emails|message|messages)] [(that is|that are) (leaving|going out|on its way|on their way)]',
    '(stop|stop stop)',
    '(hold|stop|cancel) (everything|all|both|them|them all|all of them|both of them|all emails|all the emails)',
    '(do not|never) send (anything|any of them|them|either)',
  ],
  hold: [
    `(hold|stop) (it|that|this) for (a moment|a second|a minute|now)`,
    `hold (that|this|the) (mail|email|message|reply)`,
    `(wait|hold on|hang on|no|stop) (do not|not) send (it|that|this) [yet]`,
    'hold [it|that|on|the mail|the email|the reply|the send|the message|up]',
    `(do not|never|please do not) send [${it}] [yet|now]`,
    `(halt|freeze|cancel|abort) [${it}|the send|the sending|sending|sending it|that send]`,
    `stop (${it}|the send|the sending|sending|sending it|that send)`,
    '(wait|no wait|wait no|no no|no no no|wait wait|oh no wait|not yet|no not yet)',
    '(one|a|just a|wait a|hold on a|give me a) (second|sec|minute|moment)',
    `keep ${it} back`,
  ],
  // For held mail; otherwise it may refer to another act.
  'call-back': [`(take|call|bring|get|pull) ${it} back`],
  unsend: [
    '(withdraw|retract|pull back|fetch back|get back) (it|that|the (mail|email|message|one) that [just] (went|left|went out)|what [just] (went out|left)|the last (mail|email|message|one))',
    'i should not have sent (that|it)',
    `(un send|unsend|recall) [${sentMail}]`,
    `(undo|revoke|recall|reverse|take back) ${theSend}`,
    `(take|call|bring|get|pull) (${theSend}|what i sent) back`,
    `(call|pull) (it|that) back`,
    '(i did not mean|did not mean) to send (it|that)',
    '(can i|can you|how do i) (unsend|recall) (it|that)',
  ],
  discard: [
    `(tear|rip) ${draft} up`,
    `(delete|discard|scrap|throw away|bin) (what i (wrote|have written)|the whole (thing|mail|email|message|draft))`,
    `(discard|scrap|drop|bin|trash|delete) [${draft}]`,
    `throw [away] ${draft} [away|out]`,
    `(forget|forget about|never mind|nevermind) [${draft}]`,
    '(do not|never) (reply|answer) [after all]',
    `get rid of ${draft}`,
  ],
  save: [
    `(keep|store|save) ${draft} [for (later|me|now|another day|some other day)] (without sending [it]|but do not send it [yet]|and do not send it [yet])`,
    `(save|keep) [${draft}] [(as a draft|as draft|for later|to drafts|in drafts|in my drafts)]`,
    '(save|keep) [a] draft',
    `(finish|do) ${draft} later`,
    'finish later',
    `(put|move) ${draft} (in|into|to) [my|the] drafts`,
  ],
  'read-back': [
    `(recite|repeat) ${draft} [(for|to) me] [again]`,
    `read ${draft} to me (again|once more)`,
    '(once again|once more|again|one more time) from the (start|beginning|top)',
    'hear (it|my mail|the whole thing) (again|once more) [from the (start|beginning|top)]',
    'how does (it|the whole thing|my mail) sound',
    `[yes] read [${draft}] [back] [to me|again] [please]`,
    '[yes] read (it all|all of it|everything|the whole (thing|draft|mail|email|message)) [back] [to me]',
    'how does (it|that) (sound|look|read)',
    'what (have i got|do i have|have i written|does it say) [so far]',
    '(play|say) it back [to me]',
    `let me hear ${draft} [again|back]`,
  ],
  end: [
    'that is all i (want|wanted|have) to say',
    '(nothing|i have nothing) (more|else|further) to (add|say)',
    'full stop and that is (it|everything|all)',
    '(that is|that was) (it|all|everything)',
    '(end|stop|finish|close) (dictation|dictating|writing|the dictation)',
    '(i am|am|all) (done|finished) [writing|dictating]',
    '(done|finished|the end)',
    'end of (mail|message|email|reply|text)',
  ],
  'new-line': [
    'hit (enter|return)',
    'carriage return',
    '(continue|go on) (in|on) the (row|line) below',
    '(one|a) (row|line) (down|lower)',
    '(go|move|start) (one|a) (row|line) (down|lower)',
    '(continue|go on|start) on (a|the) (new|next) (line|row)',
    '[a|start a|begin a|next] new line',
    'next line',
    'line break',
    '(go to|start on) [a|the] (new|next) line',
  ],
  'new-paragraph': [
    '(start|begin) (the next|another|a separate|a fresh) (paragraph|block)',
    '(another|a separate|a fresh) paragraph',
    '(leave|insert|put in|make) (a gap|a blank line|an empty line) [here] [and (go on|continue) [below it]]',
    '(a|an) (empty|blank) line [(then|and) continue]',
    'skip a line',
    '[a|start a|begin a|next] new paragraph',
    'next paragraph',
    'paragraph break',
    '(go to|start on) [a|the] (new|next) paragraph',
  ],
  scratch: [
    '(scratch|strike|erase|cut|remove|delete) that i (misspoke|said it wrong|got it wrong)',
    '(that came out wrong|that was wrong|that is wrong) (remove|delete|erase|scratch|cut) (it|that)',
    '(do not|no do not) write that [what i said last]',
    'i misspoke',
    '(take out|take back|drop|lose) (what i just said|the last bit)',
    '(scratch|strike|erase|cut|remove|delete) (that|the last bit|the last one|what i just said)',
    '(scratch|strike|erase|cut|remove|delete) (that|the|my) last (bit|part|one)',
  ],
  'start-over': [
    '(wipe|clear|throw out|throw away|delete|erase|scrap) (everything|all|all of it|all that|what) (i have|i) (said|dictated|written|spoken) [so far] [and (start|begin) (over|again)]',
    '(start|begin) (again|over) with (a|an) (blank|empty|clean) (page|sheet)',
    '(a|give me a) (blank|clean|fresh|empty) page',
    '(start|begin) (over|again|from scratch|afresh|from the beginning)',
    '(clear|empty|wipe) [(it|the draft|my draft|everything|the text|all of it)]',
    '(delete|erase|scratch|remove) (everything|all of it|the whole thing|all [the] text)',
  ],
  undo: [
    'undo (that|this|my last|the last) (change|edit|correction|alteration)',
    '(that|the last) (change|edit|correction) was wrong',
    'undo [(it|that|this|the last change|my last change|the last edit|the change)]',
    'take that back',
    'put (it|that) back [(the way|as) it was]',
    'no undo [that]',
  ],
  redo: [
    'redo (that|this|the last|my last) (change|edit|correction)',
    'make that (edit|change) again [after all]',
    'redo [(it|that|this|the change)]',
    'undo the undo',
    'do (it|that) again [after all]',
  ],
  'as-new': [
    '[yes] (let|have) it go [out] (on its own|by itself|as (a|its own) (new|separate) (mail|email|message))',
    '[yes] (send|let) it (anyway|all the same|on its own|by itself)',
    '(make|start) [it] (a new|its own|a separate) (thread|conversation|mail) [(out of|from|with) it]',
    '(a|as a) (stand alone|standalone|separate|new) (mail|email|message)',
    '[let it] start its own (conversation|thread)',
    `[(make|send|turn)] [${it}] [(as|into)] [a] new (mail|email|message)`,
    `[yes] (make|send) ${it} [as] new`,
  ],
  change: [
    'open it [up] for editing',
    '(something|a word|a few things|it) (needs|need|has|have) to (be different|change|be changed)',
    '(something|it) [in the text] (needs|has) to be (different|changed)',
    'i am not (happy|content|satisfied) with (it|that|the text)',
    'edit the text',
    `(change|edit|correct|fix|rewrite) [${draft}|something]`,
    '(no|not quite|let me change (it|that)|i want to change (it|something))',
    `(go|take me|get) back to (writing|${draft})`,
    '(keep|go on|continue) (writing|dictating|editing)',
  ],
};

export const atOnce = /\b(?:now|(?:right|straight) away|at once|immediately)\b/i;

/** 'And say that', 'to tell them', 'by saying'. */
/** 'And say that', 'to tell them', 'by saying'. */
const saying =
  '(?:,? (?:and|to|by) (?:say|saying|tell|telling|let|letting|write|mention|mentioning|confirm|confirming)(?: (?:him|her|them|everyone|everybody|all))?(?: know)?(?: that)?| that| with| saying| saying that)';
const allOfThem =
  '(?:everyone|everybody|them all|all of (?:them|you|us)|all|the (?:lot|rest) of them|the (?:whole |entire )?(?:group|team|lot|list|round|crowd|thread)|the others)';

export const replyLeads: readonly RegExp[] = [
  new RegExp(
    `^(?:reply|answer|respond|write back)(?: back)?(?: (?:to )?(?:him|her|them|it|this))?${saying}[ ,:]+(?=\\S)`,
    'i',
  ),
  /^(?:tell|let) (?:him|her|them|the sender|whoever (?:wrote|sent) (?:this|it))(?: know)?(?: that)?[ ,:]+(?=\S)/i,
  /^(?:say|reply|answer)[ ,:]+(?!(?:that again|it again|again|and|then|later|to|all)\b)(?=\S)/i,
];

/** A question to the reader. Those for times are short replies. */
export const askingLead =
  /^ask (him|her|them) (?!.*\b(?:dates?|times|days|free|suits?|more time)\b)(?=(?:if|whether|to|when|where|what|who|how|why|which)\b)/i;

export const replyAllLeads: readonly RegExp[] = [
  new RegExp(`^(?:reply|answer|respond)(?: back)? (?:to )?all${saying}?[ ,:]+(?!(?:and|of|to)\\b)(?=\\S)`, 'i'),
  new RegExp(
    `^(?:answer|tell|inform|reply(?: back)? to|respond to|write back to|write to|write|let) ${allOfThem}(?: know)?${saying}?[ ,:]+(?!(?:and|on|in|who|involved)\\b)(?=\\S)`,
    'i',
  ),
  new RegExp(
    `^(?:answer|tell|inform|reply(?: back)? to|respond to|write back to|write to|write|let) ${allOfThem} (?:on|in|who|involved|concerned)(?: [\\w']+){0,4}?(?: know)?(?:${saying}|[:,])[ ,:]*(?=\\S)`,
    'i',
  ),
];

export const newLeads: readonly RegExp[] = [
  /^(?:email|e-mail|mail|write(?: an?)?(?: new)?(?: e?mail| message| note)? to|write to|send an?(?: new)? (?:e?mail|message|note) to|new (?:e?mail|message) to|compose an? (?:e?mail|message) to) (?!(?:from|about|with|since|in|of|that|this|it|the|before|after|last)\b)(?=\S)/i,
  // Several recipients at once: Flow asks for them.
  /^(?:write(?: an?)?(?: new)?(?: e?mail| message| note)? to|send an?(?: new)? (?:e?mail|message|note) to|e?mail) (?=(?:the|my|our)(?: whole)? (?:team|group|board|family|company|office|staff|department)\b)/i,
];

export const forwardLeads: readonly RegExp[] = [
  /^(?:forward|pass|send)(?: (?:this|that|it|this one|this (?:e?mail|message)))?(?: on| along)? to (?=\S)/i,
];

/** Politeness and hesitation before any of them. */
export const polite =
  /^(?:(?:hey |ok |okay |hi )?flow[, ]+|please |(?:okay|ok|so|um|uh|well|right|oh|and|hmm|sorry|yes|ah|now|alright),? |could you |can you |would you |will you |i want to |i'd like to |let's |let us |just )+/i;
