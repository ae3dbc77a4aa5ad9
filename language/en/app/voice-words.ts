// Words that Flow recognises in every state, before anything else, in plain form.
import type { AskedBack } from '#language/en/mail/commands/words.ts';

const it = '(?:it|that|this|everything|all of (?:it|them)|the (?:send|sending|mail|email|reply|message)|sending)';
const moment = '(?:a|1|one) (?:second|sec|minute|moment|bit)';

/** An utterance of these words alone stops the voice. */
export const stopWords: readonly string[] = [
  `stop(?: (?:${it}|there|here|right there|now|talking|reading|playing|speaking|listening))?`,
  `hold(?: (?:on|up|there|${it}))?`,
  `(?:hold|hang) on(?: ${moment})?`,
  `wait(?: (?:up|there|${moment}))?`,
  `(?:just )?${moment}`,
  `cancel(?: ${it})?`,
  `pause(?: (?:${it}|there|here|reading|playing))?`,
  'no(?: (?:no|wait|stop|not yet))+',
  '(?:be )?quiet',
  '(?:silence|sh+|hush|shush|halt|freeze|abort)',
  '(?:that is )?enough',
  'shut up',
  'not yet',
  `(?:do not|never) send(?: ${it})?`,
];

/** Backchannels: they show that the person listens, and ask for nothing. */
export const backChannels: readonly string[] = [
  'm+(?: ?h+m+)*',
  'h+m+',
  'u[hm]+(?: h(?:uh|m))?',
  'a+h+(?:a)?',
  'oh+',
  'ok(?:ay)?',
  '(?:all )?right',
  'alright',
  'yeah',
  'yep',
  'yes',
  'sure',
  'i see',
  'got it',
  'nice',
  'great',
  'good',
  'cool',
  'fine',
  'thanks',
  'thank you',
];

/** The person continues after one of these words, so the turn ends later. */
export const opensMore: readonly string[] = [
  '(?:snooze|remind(?: me)?|postpone|bring it back|send it|schedule)(?: (?:it|this|that|about this))?(?: (?:until|till|for|at|on|in|to|about))?',
  '(?:reply|answer|respond|tell (?:him|her|them)|write(?: back)?|say)(?: (?:that|saying|with|to all|all))?',
  '(?:forward|send)(?: (?:it|this|that))?(?: to)?',
  '(?:email|mail|message|write(?: an email| a mail)? to|new (?:email|mail) to)',
  '(?:search(?: for)?|find|look for|show me|where is)(?: (?:the|an?|all))?(?: (?:emails?|mails?|one))?(?: (?:from|about|with))?',
  '(?:label(?: it)?|file(?: it)? under|move(?: it)? to|put it in|file it|remove the label)',
  '(?:go to|the one|jump to)(?: (?:from|about))?',
  '(?:note to (?:self|myself)|take a note|remember(?: that)?)',
  '(?:archive|delete|trash|mark|clear|snooze)(?: all(?: (?:the|of the|from))?| everything(?: from)?)',
  '(?:add|cc|bcc|remove|attach)',
];

/** The names of controls in a question. Commands have their own. */
export const askedBack = {
  undo: { words: 'Undo it?', act: 'undo' },
  redo: { words: 'Do it again?', act: 'redo' },
  reply: { words: 'Reply?', act: 'reply' },
  'reply-all': { words: 'Reply to everyone?', act: 'reply' },
  forward: { words: 'Forward it?', act: 'forward' },
  new: { words: 'A new email?', act: 'write' },
  send: { words: 'Send it?', act: 'send' },
  discard: { words: 'Discard the draft?', act: 'discard' },
  'start-over': { words: 'Start over?', act: 'start-over' },
  later: { words: 'Schedule it?', act: 'schedule' },
  'as-new': { words: 'Send it as new mail?', act: 'send' },
} as const satisfies Record<string, AskedBack>;
