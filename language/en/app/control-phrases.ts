// Phrases to control the voice and Flow's modes on any screen, in British and American English. Complete by kind.
import type { AppControl } from '#language/app/app-control.ts';
import type { ControlPhrases } from '#language/engine/control-phrases.ts';
import { modePhrases } from './mode-phrases.ts';

const speech = '(your [speech|voice|speaking|talking|reading]|the [speech|voice|reading])';
const alittle = '[a bit|a little|a little bit|slightly|even|much|a lot|a touch|way]';
const say = '(talk|speak|read|go|play)';
const too = '(too|much too|a bit too|way too|far too|a little too|so)';

export const appPhrases: Record<AppControl['kind'], ControlPhrases<AppControl>> = {
  stop: [
    {
      control: { kind: 'stop' },
      templates: [
        '(stop|quit|exit) [here|flow]',
        'stop stop',
        '(stop|end|finish|close) (the|this|my) session',
        'i am (done|finished) [for (today|tonight|the day)]',
        '[that is] enough [stop|for (today|tonight|the day)]',
        'that (is it|is all|will do|will be all) [for (today|tonight|the day)]',
        '(call it a day|finish here)',
        '(see you|talk to you|catch you) (tomorrow|later|soon|on monday|next time|next week)',
        '[that is] enough [mail|email|emails|reading|of this|of that] [for (today|tonight|now|one day|the day)]',
        '(stop|quit|finish|end) (reading|talking|it|this|everything|here|there) (for (today|tonight|the day)|altogether|completely|entirely)',
        '(shut|switch|turn) (it|yourself|this|everything|flow) (down|off)',
        '(shut down|switch off|turn off|log off|sign off|power down|power off)',
        'i am (off|leaving|going|out|off home|going home|heading home|heading off|out of here|leaving the office|signing off|logging off) [home|now|for (today|the day)]',
        '(we are|we will be|i am) (done|finished|through) (here|with my (mail|email|emails|inbox)) [for (today|tonight|the day)]',
        '(stop|wrap things|pack it) up [for (today|tonight|the day)]',
        '(have a (good|nice) (evening|day|night|weekend))',
        'no more (mail|email|emails|reading|talking) [for (today|tonight|the day)]',
        '(goodbye|bye|good bye|bye bye|good night)',
      ],
    },
    { control: { kind: 'stop' }, whenEmpty: true, templates: ['(done|all done|finished|we are done)'] },
  ],
  ...modePhrases,
  // Phrases that end the session belong to `stop`. 'Stop listening' is in neither, because it would promise a closed microphone.
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
};
