// Phrases to snooze a mail, in British and American English. `{when}` is any future time. `{moment}` is an unmistakable
// one, which may stand alone.
import type { DeferPhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { oops } from './parts.ts';

const again = '[again]';
const until = '(until|till|til|to|for|by)';

export const snooze = {
  said: [
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
  listened: 'snooze until bring back me on at to can wait not before later put off',
  undo: [
    `${oops} undo (the|that|my) [last] (snooze|snoozing)`,
    '(unsnooze|un snooze) [{mail}]',
    '(cancel|remove|drop|forget|delete|clear) (the|that|my) snooze',
    'wake {mail} up',
    `${oops} i did not (mean|want) to snooze {mail}`,
  ],
  noun: 'snooz(?:e|ing)',
} satisfies CommandPhrases<DeferPhrases>;
