// How people move through their mail and steer the reading, in British and American English. Complete by kind.

import { modePhrases } from '#language/en/app/mode-phrases.ts';
import type { ControlWordings } from '#language/intents/meaning.ts';
import type { PhrasedControl } from '#language/intents/understanding.ts';
import { sessionPhrases } from './session-phrases.ts';

const mail = '(email|mail|message|thread|conversation|one)';
const mails = '(email|mail|message|thread|conversation|emails|mails|messages|threads|conversations|ones)';
const speech = '(your [speech|voice|speaking|talking|reading]|the [speech|voice|reading])';
const alittle = '[a bit|a little|a little bit|slightly|even|much|a lot|a touch|way]';
const say = '(talk|speak|read|go|play)';
const result = '(one|result|email|mail|message|hit|thread|conversation)';
const open = '(open|read|play|show|show me|go to|take|give me|read me|pick|select|jump to)';
const too = '(too|much too|a bit too|way too|far too|a little too|so)';

export const controlPhrases: Record<PhrasedControl['kind'], ControlWordings> = {
  ...sessionPhrases,
  ...modePhrases,
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
  // What ends a session is among its phrases; 'stop listening' is not, since it would promise a closed microphone.
  pause: [
    {
      control: { kind: 'pause' },
      templates: [
        'pause [it|this|that|there|here|reading|playing|the reading|playback|the player|flow]',
        '(hold|hold on|hold it|hold up|hold there|hang on|hang on there) [(a|one) (second|sec|minute|moment|minute there|tick)]',
        '(wait|wait up|wait there|wait wait|hold on hold on)',
        'wait (a|one) (second|sec|minute|moment|tick|bit)',
        '(one|a|half a) (second|sec|minute|moment|tick|mo)',
        '(give me|i need) (a|one) (second|sec|minute|moment|break)',
        'take a break',
        '(sh|shh|shhh|shhhh|shush|hush|ssh|silence|quiet|quiet down)',
        'be (quiet|silent)',
        'shut up',
        '(stop|quit) (it|that|there|talking|reading|playing|speaking|playback|the reading)',
        'stop (right there|there for a (second|minute|moment))',
        'stop (talking|reading|speaking) for a (second|minute|moment)',
        'no (no|no no|wait)',
        '(halt|freeze|cancel)',
      ],
    },
  ],
  resume: [
    {
      control: { kind: 'resume' },
      templates: [
        'resume [it|reading|playing|playback|the reading|from here]',
        'continue [it|reading|playing|playback|the reading|from here|on|[from] where (you|we) (stopped|left off|were)]',
        '(go|carry|read|play) on',
        'carry on (reading|[from] where (you|we) (stopped|left off|were))',
        'go on (reading|playing)',
        'keep (going|reading|playing|on|talking)',
        'i am (back|back again|here|ready|listening)',
        'play [it]',
        '(press|hit) play',
        '(unpause|un pause) [it]',
        '(start|begin) (reading|playing) [again]',
        '(pick up|start again) [from] where (you|we) (stopped|left off|were)',
        'proceed',
        'as you were',
        'back to (it|reading|the email|the mail)',
        'you may (go on|continue|carry on)',
        'do (go on|continue|carry on)',
        'off you go',
      ],
    },
  ],
  faster: [
    {
      control: { kind: 'faster' },
      templates: [
        `${alittle} (faster|quicker)`,
        'speed [it|this|that|things|reading] up',
        `speed up ${alittle}`,
        'speed up a (bit|little)',
        `speed up [${speech}|the (pace|rate|reading speed)]`,
        `speed ${speech} up`,
        `${say} [it|this|to me] ${alittle} (faster|quicker|more quickly)`,
        `${alittle} more (quickly|rapidly|speed)`,
        `[you are|it is|this is|that is] [talking|speaking|reading|going] ${too} (slow|slowly)`,
        '(increase|raise|turn up|pick up) (the|your) (speed|pace|rate|speaking rate|speech rate|reading speed|tempo)',
        '(turn|bring) the speed up',
        '(make|do) (it|this|that|your speech) [a bit|a little] (faster|quicker)',
        'pick (it|the pace) up',
        '(hurry|hurry up|quickly)',
        'up the (speed|pace|tempo)',
        'go on faster',
      ],
    },
  ],
  slower: [
    {
      control: { kind: 'slower' },
      templates: [
        `${alittle} slower`,
        'slow [it|this|that|things|reading] down',
        `slow down [${speech}|the (pace|rate|reading speed)]`,
        'slow down a (bit|little)',
        `slow ${speech} [down]`,
        `${say} [it|this|to me] ${alittle} (slower|more slowly|slowly)`,
        `${alittle} more slowly`,
        `[you are|it is|this is|that is] [talking|speaking|reading|going] ${too} (fast|quick|quickly)`,
        `not so (fast|quick|quickly)`,
        'do not (talk|speak|read|go) so (fast|quickly)',
        '(decrease|lower|reduce|turn down) (the|your) (speed|pace|rate|speaking rate|speech rate|reading speed|tempo)',
        '(turn|bring) the speed down',
        '(make|do) (it|this|that|your speech) [a bit|a little] slower',
        'down the (speed|pace|tempo)',
        '(slow|slowly)',
        'less speed',
      ],
    },
  ],
  speed: [
    {
      control: { kind: 'speed', rate: 1 },
      templates: [
        `[at] [the] (normal|regular|usual|standard|default|ordinary|original) (speed|pace|rate)`,
        `[go|come] back to [the] (normal|regular|usual|standard|default) [speed|pace|rate]`,
        `(${say}|go back|return) at [a|the] (normal|regular|usual|standard|default) (speed|pace|rate)`,
        '(reset|restore) [the] (speed|pace|rate)',
        'set [the] speed [back] to (normal|default)',
        `${say} [it] normally`,
        'single speed',
        '{decimal} [x|times|speed|times speed|times faster|x speed]',
        '{rate} (x|times|x speed|times speed|times the speed)',
        '(speed|rate) {rate} [x|times]',
        `(set|change|put|turn) [the|your|reading] (speed|rate) [up|down] to {rate} [x|times]`,
        `(${say}|reading) [it] at {rate} [x|times|speed|times speed|x speed]`,
        'at {rate} (x|times|speed|times speed|x speed)',
        'at {decimal}',
        '(go|speed up|slow down) to {decimal} [x|times]',
        '(at|speed) {percent} percent [speed]',
        '{percent} percent speed',
        '(set|change|put) [the] speed to {percent} percent',
        `${say} at {percent} percent [speed]`,
      ],
    },
    {
      control: { kind: 'speed', rate: 2 },
      templates: [
        `[at] (double|twice the|twice) [the] [normal] speed`,
        `${say} at (double|twice the) speed`,
        'twice as fast',
        '[at] (full|maximum|max|top) speed',
        'as fast as (you can|possible)',
      ],
    },
    {
      control: { kind: 'speed', rate: 0.75 },
      templates: ['[at] (minimum|lowest|slowest) speed', '(three quarter|three quarters) speed', 'as slow as possible'],
    },
  ],
  // In a list of results; elsewhere these words mean nothing.
  'open-result': [
    {
      control: { kind: 'open-result', nth: null },
      templates: [
        '(open|read|show) (it|this|that|them)',
        `(open|read|play) (this|that) ${result}`,
        `${open} the ${result}`,
        '(open|read)',
      ],
    },
    ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
      (nth, at) => ({
        control: { kind: 'open-result', nth: at + 1 } as const,
        templates: [
          `[${open}] the ${nth} ${result}`,
          `${open} the ${nth}`,
          `${nth} ${result}`,
          `[${open}] [result|the] number ${at + 1}`,
        ],
      }),
    ),
    {
      control: { kind: 'open-result', nth: 1 },
      templates: [`[${open}] the (newest|latest|top) ${result}`, `${open} the (newest|latest|top)`],
    },
  ],
  distance: [
    {
      control: { kind: 'distance', on: true },
      templates: [
        '[go|switch to|turn on|start|open|enter] (distance mode|distance view|big mode|large mode)',
        '(go|make it|make this|make everything|make the text) (big|bigger|large|larger|huge)',
        '(big|bigger|large|larger) (text|letters|print)',
        '(full screen|go full screen)',
      ],
    },
    {
      control: { kind: 'distance', on: false },
      templates: [
        '(leave|close|end|exit|stop|turn off|quit) (distance mode|distance view|big mode|large mode|full screen)',
        '(go|make it|make this|make everything|make the text) (small|smaller|normal|normal size|normal again|small again)',
        '(normal|usual|regular) (view|size|mode)',
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
  'to-results': [
    {
      control: { kind: 'to-results' },
      templates: [
        '[go|take me|show me] back to [the|my] (results|result|list|search|search results|list of results)',
        '(show|show me|see) [the|my|all] (results|search results|list)',
        'back to what you found',
        'the results again',
      ],
    },
  ],
  'to-inbox': [
    {
      control: { kind: 'to-inbox' },
      templates: [
        '[go|take me|get me] [back] to [the|my] (inbox|queue|mailbox)',
        'back to [the|my] (inbox|queue|mailbox)',
        '(close|leave|end|stop|cancel|exit|clear|quit) [the|this|my] (search|results|search results)',
        '(stop|done|finished) searching',
        'done with [the|this] search',
      ],
    },
  ],
};
