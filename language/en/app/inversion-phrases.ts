// Phrases to undo and redo, and requests that Flow never runs by voice, in British and American English.
import { oops } from '#language/en/mail/phrases/parts.ts';

const inbox = '[back] (in|into|to) (the|my) inbox';

/** These refer to the last act; the commands' own phrases name theirs. */
export const inversionPhrases: Record<'undo' | 'redo', readonly string[]> = {
  undo: [
    `${oops} undo [that|it|this|that one]`,
    `${oops} (take|put|bring|get|give) (that|it|this|that one|that email|that mail) back`,
    `${oops} (put|bring|move|get) (that|it|this|that one) ${inbox}`,
    `${oops} (bring|take) back (that|it|the last one|that one|that email|the last email)`,
    '(oops|whoops|whoopsie|oopsie)',
    '[oops|whoops|no|no wait] (wrong one|wrong email|my mistake|my bad|that was (a|my) mistake|that was an accident)',
    `${oops} i did not mean (that|it|to|to do (that|it))`,
    `${oops} i did not (want|ask for) that`,
    'that is not what i (meant|wanted|said|asked for)',
    'undo [the|my] last [one|action|command|thing|step|change|move]',
    `${oops} (reverse|revert) (that|it|this)`,
    `${oops} that was (a|my) (mistake|slip|error) [(reverse|revert|undo) (it|that)]`,
    `${oops} (that was|this is) (wrong|not right|not what i (wanted|meant))`,
    `${oops} put (that|it|everything|things) back [(how|as|the way|like) (it was|they were|before)]`,
    '(restore|bring back|get back|recover) the (mail|email|message|one) [that] (you|i) [just] (deleted|trashed|binned|archived|removed)',
    'make (that|it) (undone|not have happened)',
    'undo (what i did|what i last did|what you did|the last thing i did)',
    '(reverse|revert|undo|roll back) (that|it|the last (action|command|one|thing|change))',
    'restore (it|that|that one|the last one|the last email|that email)',
    'i take (that|it) back',
  ],
  redo: [
    '[no] redo [it|that|this|that one]',
    'redo [the|my] last (one|action|command|thing|step|change)',
    '[no] do (it|that) again',
    'do (it|that) (after all|anyway)',
    '(reapply|re apply) (it|that|the last (one|action|change))',
    'apply (it|that) again',
    'undo (the|that|my|your) [last] undo',
    'undo the undoing',
    '[no] i did mean (it|that)',
    '[no] i (meant it|did want that|wanted that)',
    'i meant that after all',
    'i was right the first time [go ahead with it [again]]',
    '(go ahead|go on) with (it|that) [again|after all|anyway]',
    '(carry|act) (it|that) out [again|after all]',
    '(undoing|reversing|taking back) (it|that) was (the|a|my) mistake',
    'i (want|wanted) (it|that) (after all|that way after all|done after all)',
    'put (it|that|the change) back in [again|after all]',
    '(redo|repeat|reapply) (the|that|my) (change|edit|action)',
    'redo what i (undid|took back)',
  ],
};

/** People ask for these often enough that Flow answers, but it never does them by voice. */
export const forbidden = {
  'delete-forever': [
    'permanently (delete|erase|remove|destroy) [{mail}]',
    '(delete|erase|remove|destroy|trash|bin|wipe) [{mail}] (permanently|forever|for good|for ever|completely|irreversibly)',
    'delete (forever|permanently) {mail}',
    'get rid of {mail} (permanently|forever|for good|for ever|completely)',
    '(empty|purge|clear|clean|clean out|clear out|wipe|flush) [out] [the|my] (trash|bin|rubbish|garbage|trash can|trash folder|deleted items|recycle bin)',
    'take out the (trash|rubbish|garbage|bins)',
    '(delete|erase|remove) (everything|all [of] [the] (mail|email|emails|messages)) (in|from) [the|my] (trash|bin)',
    'delete the (trash|bin)',
    '(shred|purge|obliterate|destroy|hard delete|wipe) {mail} [out]',
    '(wipe|erase|delete|destroy|remove|shred) {mail} so [that] (nobody|no one|noone) can [ever] (get|bring|find|recover|restore|see|read) it [back|again]',
    '(delete|erase|wipe|remove|destroy) {mail} (irrevocably|irretrievably|once and for all|for all time|beyond (recovery|restoring|recall)|without a trace|with no way (back|to recover it|to get it back))',
    '(get rid of|make) {mail} (once and for all|disappear for ever|disappear forever|disappear for good|gone forever|gone for good|unrecoverable) [with no way (back|to recover it|to get it back)]',
    '[i want] {mail} (gone|deleted|destroyed|erased) (forever|for ever|for good|permanently|beyond (recovery|restoring|recall)|once and for all|irrevocably)',
    '{mail} (must|should) (never|not) be (recoverable|restored|found) [again]',
    'delete {mail} from the (trash|bin)',
    'delete {mail} (so it is gone|for real)',
    'delete {mail} and (empty|purge) the (trash|bin)',
  ],
} as const;
