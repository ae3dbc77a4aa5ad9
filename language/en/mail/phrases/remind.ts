// Requests for a reminder of a mail, in British and American English. `{when}` is any future time.
import type { DeferPhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { oops } from './parts.ts';

const who = '({name}|no one)';
const unanswered = `if (${who} (does|do|will) not (answer|reply|respond|write back|get back to me)|${who} (has|have) not (answered|replied|responded|written back)|(nobody|no one) (answers|replies|responds)|(there is|i get) no (answer|reply|response)|i (do|have) not (hear|heard) [anything] back|no (answer|reply|response))`;
/** 'Let me know' has lost its 'let me' as politeness. */
const nudge =
  '(remind me|nudge me|ping me|poke me|tell me|know|alert me|follow up|chase (it|them)|give me a (nudge|shout|sign|ping|reminder))';

export const remind = {
  said: [
    {
      templates: [
        'remind me [(about|of|on) {mail}]',
        'remind me [(about|of|on) {mail}] [again] [for|by|on] {when}',
        'remind me {when} [(about|of|on|to (answer|reply to|do|read|look at|handle)) {mail}]',
        'remind me to (answer|reply to|do|read|look at|handle) {mail} [{when}]',
        '(follow up|nudge me|ping me|poke me) [(on|about) {mail}]',
        '(follow up|nudge me|ping me|poke me) [(on|about) {mail}] [again] {when}',
        '(follow up|nudge me|ping me|poke me) {when} (on|about) {mail}',
        'i (need to|have to|should|will) follow up [on {mail}] [{when}]',
        '(set|add|create|make) a reminder [(for|on|about) {mail}]',
        '(set|add|create|make) a reminder for {when}',
        '(set|add|create|make|put) a reminder (on|about|for) {mail} [for] {when}',
        'put a reminder on {mail}',
        'bring {mail} up [again] {when}',
        'do not let me forget [about] [{mail}]',
        'give me a (nudge|shout|ping|reminder) (about|on|for) {mail} [{when}]',
        'give me a (nudge|shout|ping|reminder) {when} [(about|on|for) {mail}]',
        '(nudge|ping|poke|alert|tell) me (about|of) {mail} (at some point|some time|sometime)',
        '(tell|alert) me (about|of) {mail} [again] {when}',
        'do not let me forget {mail} {when}',
        'be reminded [of {mail}] [{when}]',
      ],
    },
    {
      unlessAnswered: true,
      templates: [
        `${nudge} ${unanswered} {when}`,
        `${nudge} {when} ${unanswered}`,
        `${unanswered} [by|until|before] {when} ${nudge}`,
        `${nudge} ${unanswered} [by|until|before|within] {when}`,
      ],
    },
    {
      archive: true,
      templates: [
        `archive {mail} and ${nudge} {when}`,
        `archive and ${nudge} [about it] {when}`,
        `(archive {mail}|put {mail} away|file {mail} away|get {mail} (off|out of) my inbox|clear {mail} out of (the|my) inbox) and (${nudge} [about it]|do not let me forget [about] it|bring it up [with me]) {when}`,
        'remind me {when} and archive {mail}',
        'remind me about {mail} {when} and archive',
      ],
    },
    {
      archive: true,
      unlessAnswered: true,
      templates: [`archive (it|this) and (remind me|follow up) ${unanswered} {when}`],
    },
  ],
  listened:
    'remind me about on again if does not answer reply nobody answers there is no follow up i do hear back archive and',
  undo: [
    `${oops} undo (the|that|my) [last] reminder`,
    '(cancel|remove|drop|forget|delete|clear) (the|that|my) reminder',
    'do not remind me [(about|of) {mail}]',
    'no reminder',
    `${oops} i did not (want|need|ask for) (a|the|that) reminder`,
  ],
  noun: 'reminder|reminding',
} satisfies CommandPhrases<DeferPhrases>;
