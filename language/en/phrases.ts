// How people tell Flow what to do with a mail, and to take it back, in British and American English. Complete by kind: a
// command without phrases does not compile.
import type { CommandKind } from '#commands/registry.ts';
import type { InversionWordings, TriageWordings } from '#language/meaning.ts';
import type { TriageKind } from '#language/understanding.ts';

/** Handled, and on to the next, which follows anyway. */
const onward = '[and (next|go on|move on|keep going|carry on|go to the next one|on to the next [one])]';

export const triagePhrases: Record<TriageKind, TriageWordings> = {
  archive: {
    plain: [
      `archive [{mail}] ${onward}`,
      'e',
      '(file|clear|tidy) {mail} [away]',
      '(file|clear|tidy) away {mail}',
      'file away',
      'put {mail} away',
      '(put|move|send|stick|drop|pop) {mail} (in|into|to|in to) [the|my] archive',
      '(put|move|send) {mail} to archived',
      '(take|move|get|clear) {mail} (out of|off) (the|my) inbox',
      'out of (the|my) inbox',
      'mark [{mail}] [as|to] (done|archived|dealt with|handled|complete|completed|finished)',
      '(call|consider) {mail} done',
      'i am (done|finished|through) with {mail}',
      '(all done|done|finished|through) with {mail}',
      '{mail} has been (dealt with|handled|sorted)',
      '{mail} can (be archived|be filed|go to the archive)',
      '(close|wrap up|check off|tick off) {mail}',
      'wrap {mail} up',
      '(tick|check) {mail} off',
      'i have (dealt with|handled|finished with|sorted) {mail}',
      'i (dealt with|took care of) {mail}',
      'archive away',
      'get {mail} archived',
      'i want {mail} archived',
    ],
    inMail: [
      'done',
      'dealt with',
      'all dealt with',
      'handled',
      'sorted',
      'taken care of',
      '{mail} is (done|dealt with|handled|sorted|taken care of)',
      'done and dusted',
      'done [and] next',
    ],
    lesser: [
      'get rid of {mail}',
      '(remove|lose) {mail}',
      'make {mail} (go away|disappear)',
      '(get|take) {mail} (out of here|out of my sight|out of the way|off my plate)',
      'clear {mail} out',
    ],
  },
  trash: {
    plain: [
      `(delete|trash|bin) [{mail}] ${onward}`,
      '(trash|bin|delete) {mail} [too|as well]',
      '(throw|toss|chuck|fling) {mail} [away|out]',
      '(throw|toss|chuck) (away|out) {mail}',
      '(ditch|dump|toss|chuck) {mail}',
      '(put|move|send|throw|toss|chuck|drop|stick|pop|dump) {mail} (in|into|to|in to) [the|my] (trash|bin|rubbish|garbage|trash can|wastebasket|waste bin|recycle bin)',
      '(in|into|to) the (trash|bin|rubbish|garbage) [with {mail}]',
      'move to [the] (trash|bin)',
      'erase {mail}',
      '{mail} can go in the (trash|rubbish|garbage|bin)',
      '{mail} can be (deleted|trashed|binned)',
      'mark {mail} as (deleted|trash)',
      'get {mail} (deleted|trashed|binned)',
      'i want {mail} (deleted|trashed|binned)',
    ],
    ofTheLast: ['[no] (trash|bin|delete) (it|that|that one) instead'],
  },
  'mark-read': {
    plain: [
      'mark [{mail}] [as|to] read',
      'mark {mail} down as read',
      '(set|flag|tag|count|treat|show) {mail} (as|to) read',
      '(flag|tag|set) as read',
      'make {mail} read',
      'i have [already] read {mail} [already]',
      '{mail} (is|has been) read',
      '{mail} is [already] (read|not new|not unread)',
      '{mail} is (no longer|not) (unread|new) [anymore]',
      'already read',
      'mark {mail} [as] (no longer|not) unread',
      '(take|remove) the unread mark (off|from) {mail}',
      'not unread',
    ],
  },
  'mark-unread': {
    plain: [
      'mark [{mail}] [as|to] (unread|un read|not read|new) [again]',
      'keep [{mail}] [as] (new|unread)',
      'leave {mail} [as] (unread|new)',
      '(set|flag|tag|count|treat|show) {mail} (as|to|back to) (unread|new) [again]',
      '(flag|tag|set) as unread',
      'make {mail} (unread|new) [again]',
      '(turn|put|change) {mail} [back] to unread',
      'back to unread',
      '{mail} (is|should be|should stay) unread',
      'i have not read {mail} [yet]',
      'unread {mail}',
      'mark {mail} not read yet',
    ],
  },
  star: {
    plain: [
      '(star|flag|pin) [{mail}] [up|for later]',
      '(favorite|favourite|bookmark) {mail}',
      'mark [{mail}] [as] (important|starred|flagged|pinned|a favorite|a favourite)',
      'mark {mail} with a (star|flag)',
      '(add|put) a (star|flag) [to|on] [{mail}]',
      'add [a] star',
      'give {mail} a (star|flag)',
      '(stick|pop|slap) a (star|flag) on {mail}',
      'put {mail} in [my] (starred|favorites|favourites)',
      'add {mail} to [my|the] (starred|favorites|favourites|stars)',
      'make {mail} (important|starred|a favorite|a favourite)',
      '{mail} (is important|deserves a star|needs a star)',
      'flag {mail} as important',
      'keep {mail} starred',
      'i want {mail} (starred|flagged|pinned)',
    ],
    ofTheLast: ['[no] (star|flag) (it|that|that one) instead'],
  },
  unstar: {
    plain: [
      '(unstar|unflag|unpin|un star|un flag|un pin) [{mail}]',
      '(unfavorite|unfavourite|unbookmark) {mail}',
      '(remove|delete|drop|lose|clear) (the|its|that) (star|flag|pin) [(from|on|off|of) {mail}]',
      'remove (star|flag)',
      'take (the|its|that) (star|flag|pin) (off|away) [{mail}]',
      'take (the|its|that) (star|flag|pin) (off|away) (from|of) {mail}',
      'take off (the|its|that) (star|flag|pin)',
      'take {mail} (off|out of) [my|the] (starred|favorites|favourites|stars)',
      '(mark|make) {mail} [as] (not important|unimportant|unstarred|not starred|unflagged)',
      'mark [as] (not important|unimportant|unstarred)',
      '{mail} is not [that|so] important [anymore|any more|after all]',
      '{mail} (does not need|needs no) [a|the|its] (star|flag) [anymore|any more]',
      'no (star|flag) [on {mail}]',
      '(star|flag) off',
    ],
  },
};

const oops = '[oops|whoops|no|no wait|wait|oh no|wait no|no no]';
const inbox = '[back] (in|into|to) (the|my) inbox';

export const inversionPhrases: Record<Exclude<CommandKind, TriageKind>, InversionWordings> = {
  undo: {
    any: [
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
      'undo (what i did|what i last did|what you did|the last thing i did)',
      '(reverse|revert|undo|roll back) (that|it|the last (action|command|one|thing|change))',
      'restore (it|that|that one|the last one|the last email|that email)',
      'i take (that|it) back',
    ],
    of: {
      archive: [
        `${oops} undo (the|that|my) [last] (archive|archiving)`,
        '(unarchive|un archive) [{mail}]',
        `${oops} i did not (mean|want) to archive {mail}`,
        '(take|get|bring) {mail} [back] out of the archive',
      ],
      trash: [
        `${oops} undo (the|that|my) [last] (trash|trashing|delete|deletion|deleting)`,
        '(untrash|undelete|un trash|un delete|unbin) [{mail}]',
        `${oops} i did not (mean|want) to (trash|delete|bin) {mail}`,
        '(take|get|bring|fish) {mail} [back] (out of|from) the (trash|bin)',
      ],
      star: ['undo (the|that|my) [last] (star|flag)'],
      unstar: ['put (the|that) (star|flag) back [on [{mail}]]'],
      'mark-unread': ['undo (the|that) (mark unread|unread|unread mark)'],
      'mark-read': ['undo (the|that) (mark read|read mark)'],
    },
  },
  redo: {
    any: [
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
      'redo what i (undid|took back)',
    ],
    of: {
      archive: [
        '[no] archive (it|that|that one) (after all|again|anyway)',
        'on second (thought|thoughts) archive (it|that)',
      ],
      trash: [
        '[no] (trash|delete|bin) (it|that|that one) (after all|again|anyway)',
        'on second (thought|thoughts) (trash|delete|bin) (it|that)',
      ],
      star: ['[no] (star|flag) (it|that|that one) (after all|again|anyway)'],
    },
  },
};

/** Asked for often enough to be answered, and never done by voice. */
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
    'delete {mail} from the (trash|bin)',
    'delete {mail} (so it is gone|for real)',
    'delete {mail} and (empty|purge) the (trash|bin)',
  ],
} as const;
