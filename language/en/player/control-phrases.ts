// Phrases to move through mail and to hear it, in British and American English. Complete by kind.
import type { ControlPhrases } from '#language/engine/control-phrases.ts';
import type { PhrasedPlayerControl } from '#language/player/player-control.ts';
import { sessionPhrases } from './session-phrases.ts';

const mail = '(email|mail|message|thread|conversation|one)';
const mails = '(email|mail|message|thread|conversation|emails|mails|messages|threads|conversations|ones)';

export const playerPhrases: Record<PhrasedPlayerControl['kind'], ControlPhrases<PhrasedPlayerControl>> = {
  ...sessionPhrases,
  next: [
    {
      control: { kind: 'next', count: 1 },
      templates: [
        `[the] next [${mail}]`,
        'skip [this|it|that|ahead|forward|along|on|over it|over this]',
        `skip (this|that|the) ${mail}`,
        '(move|moving) (on|along|ahead|forward)',
        `(move|moving|go|going|skip|jump|advance|on|onto|on to|get|take me|skip ahead|move on|go on|switch) [to|onto] the next ${mail}`,
        '(go|move|skip|jump|on) to [the] next',
        'go (next|forward)',
        '(later|maybe later)',
        '(pass|i will pass|pass on (this|it|that|this one))',
        `(leave|keep) (it|this|that|this one|that one|this ${mail}|that ${mail})`,
        `leave (it|this|that|this one) (for later|alone|be|there|where it is|as it is)`,
        '(leave|keep) (it|this|that|this one) in (the|my) inbox',
        `(read|play|show|give|give me|read me|play me|show me) the next ${mail}`,
        'not this one',
        'next up',
        'advance',
        `next {count} [${mails}]`,
        `skip [over] [the] [next] {count} [${mails}]`,
        `(go|move|jump|skip) (ahead|forward|on) [by] {count} [${mails}]`,
        '{count} (ahead|forward|further on|further)',
      ],
    },
  ],
  previous: [
    {
      control: { kind: 'previous', count: 1 },
      templates: [
        `[the] previous [${mail}]`,
        `(go|skip|jump|move|step|take me|flip|hop) back [one|a step|once|to the last ${mail}|to the previous ${mail}]`,
        'back [one|up one|a step]',
        `[the] last ${mail}`,
        `the ${mail} before [(this|that) [one]]`,
        `(go|move|jump|skip|back|return|take me) to the (previous|last) ${mail}`,
        `(go|take me) [back] to the ${mail} before [this|that]`,
        `(read|play|show) [me] the previous ${mail}`,
        `back to the (previous|last) ${mail}`,
        'one (back|before|earlier|up)',
        'go to [the] previous',
        'prior [one]',
        `(go|skip|jump|move|step) back [by] {count} [${mails}]`,
        `back [by] {count} [${mails}]`,
        `previous {count} [${mails}]`,
        `{count} [${mails}] back`,
      ],
    },
  ],
  original: [
    {
      control: { kind: 'original' },
      templates: [
        '(show|show me|open|see|view|display) [the|this] original [(email|mail|message|version|layout|formatting)]',
        `(show|show me|open|see|view|display) (this|the) ${mail} (as it came|as it was sent|in full|with formatting)`,
        '(show|show me|see) (what it looks like|how it looks)',
        '[the] original (email|mail|message|version|layout)',
        `(open|show|show me) the html [(version|${mail})]`,
      ],
    },
  ],
  pictures: [
    {
      control: { kind: 'pictures' },
      templates: [
        '(show|show me|load|display|see|get|fetch|unblock|allow|bring) [the|its|all|all the|these|those] (pictures|picture|images|image|photos|photo)',
        `(show|show me|load|display|see) [the|its] (pictures|images|photos) (in|of|for) ${mail}`,
        `(show|show me|open|see|view|display) [this|the] ${mail} with [the|its] (pictures|images|photos)`,
        `(show|show me|open|see|view|display) (this|it|the original) with [the|its] (pictures|images|photos)`,
      ],
    },
  ],
};
