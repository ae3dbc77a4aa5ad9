// How people put a mail off until a time, and ask to be reminded of it. `{when}` is any time to come; `{moment}` one that cannot
// be taken for anything else, so that it may stand alone.
import type { PutOffWordings } from '#language/meaning.ts';
import type { PutOffKind } from '#language/understanding.ts';

const until = '(until|till|til|to|for|by)';
const again = '[again]';
const who = '({name}|no one)';
const unanswered = `if (${who} (does|do|will) not (answer|reply|respond|write back|get back to me)|${who} (has|have) not (answered|replied|responded|written back)|(nobody|no one) (answers|replies|responds)|(there is|i get) no (answer|reply|response)|i (do|have) not (hear|heard) [anything] back|no (answer|reply|response))`;
/** 'Let me know' has lost its 'let me' as politeness. */
const nudge =
  '(remind me|nudge me|ping me|poke me|tell me|know|alert me|follow up|chase (it|them)|give me a (nudge|shout|sign|ping|reminder))';

export const putOffPhrases: Record<PutOffKind, PutOffWordings> = {
  snooze: [
    {
      templates: [
        'snooze [{mail}]',
        `snooze [{mail}] [${until}] {when}`,
        `snooze ${until} {when} [{mail}]`,
        `(bring|get|give) {mail} back [to me] ${again} [${until}|on|at] {when}`,
        `bring back {mail} [${until}|on|at] {when}`,
        `(show|give|read) [me] {mail} again {when}`,
        `(hide|defer|postpone|delay|park|sleep) {mail} [${until}] {when}`,
        '(hide|defer|postpone|park) {mail}',
        `put {mail} (off|aside|to sleep|on snooze) [${until}] {when}`,
        'put {mail} (off|to sleep|on snooze)',
        `put off {mail} ${until} {when}`,
        `(save|keep) {mail} ${until} {when}`,
        'leave {mail} (until|till|til) {when}',
        `come back to {mail} [${until}] {when}`,
        `i will (deal with|do|handle|look at|come back to|read|get to|see to) {mail} {when}`,
        `(deal with|handle|look at|get to) {mail} {when}`,
        `{mail} can wait (until|till|til) {when}`,
        '{mail} can wait',
        `(not|nothing) (until|till|before) {when}`,
        '(ask me later|some other time|another time)',
        '(push|move|kick) {mail} to {when}',
        `(get|take|put|move) {mail} (out of|off) (the|my) inbox ${until} {when}`,
        `(hide|put away|park) {mail} and (show it to me|show me|bring it back|bring it up|put it back) [again] {when}`,
        `(show|bring|give) {mail} [back] to me [again] [${until}|on|at] {when}`,
        `(put|bring) {mail} back in (the|my) inbox {when}`,
        '(hide|park) {mail} for a while',
        'i can not (deal with|face|handle|look at) {mail} [right] [now|at the moment]',
      ],
    },
    { inMail: true, templates: ['{moment}', 'until {when}', 'till {when}', 'wait (until|till|til) {when}'] },
  ],
  remind: [
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
};

/** Places are no times. */
const place = '(home|back home|at home|at work|to work|in the office|at the office|to the office|there)';
export const places = [
  `snooze [{mail}] (until|till|when) i (am|get) ${place}`,
  `remind me [about {mail}] when i (am|get) ${place}`,
  `bring {mail} back when i (am|get) ${place}`,
  `(when|until|once) i (am|get) ${place}`,
] as const;
