// How people begin a session, have a mail read to them, change between the mail for them and what was set aside, and end it.
import type { ControlWordings } from '#language/meaning.ts';
import type { PhrasedControl } from '#language/understanding.ts';

const mail = '(mail|mails|email|emails|inbox|messages|queue)';
const whole = '(it|this|that|this one|this mail|this email|this message|the mail|the email|the message)';
const begin = '[from] (the (beginning|start|top)|the first word)';
const bulk = '(newsletters|receipts|newsletters and receipts|receipts and newsletters|bulk mail)';
const read = '(read|give|tell)';
const go = '(open|show|show me|read|read me|play|go to|take me to|switch to|on to)';

type Reading = 'headlines' | 'summaries' | 'shorter' | 'full-text' | 'newest-first' | 'important-first';

export const sessionPhrases: Record<
  Extract<PhrasedControl['kind'], 'start' | 'stop' | 'read' | 'lane' | 'pass-none' | Reading>,
  ControlWordings
> = {
  start: [
    {
      control: { kind: 'start' },
      templates: [
        '(start|begin|go|triage|get going|get started)',
        `(play|read|read me|start|start with|begin with|go through|check|triage|work through) (my|my new|the new) ${mail}`,
        `(check|go through|triage) [the] ${mail}`,
        'catch me up [on (it|everything|my mail|my email)]',
        '(what is|anything|is there anything) new',
        'what (came|has come) in',
        `(do i have|is there|are there|got|have i got) [any] new ${mail}`,
        `any new ${mail}`,
      ],
    },
  ],
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
        '(goodbye|bye|good bye|bye bye|good night)',
      ],
    },
    { control: { kind: 'stop' }, whenEmpty: true, templates: ['(done|all done|finished|we are done)'] },
  ],
  read: [
    {
      control: { kind: 'read', afresh: false },
      templates: [
        `read ${whole} [to me|out|out loud|aloud]`,
        `read [me] [${whole}] (the whole thing|all of it|in full|the full text|the rest)`,
        '(tell|give|read) me more',
        '(more|more details|more of (it|this)|details|the details|the whole thing)',
        `what does ${whole} say`,
      ],
    },
    {
      control: { kind: 'read', afresh: true },
      templates: [
        `(start|begin) (over|again|afresh) [${begin}]`,
        `(read|play|start|begin) [${whole}] [again] ${begin}`,
        `(from the|back to the|go to the) (beginning|start|top) [of ${whole}]`,
        `read ${whole} from the (first|beginning)`,
      ],
    },
  ],
  'pass-none': [
    {
      control: { kind: 'pass-none' },
      templates: [
        '(stop|quit) skipping [(them|these|those|anything|mail|emails)]',
        '(skip|filter) nothing',
        '(show|show me|bring|give me) (everything|them all|all of them|all of it|all|the skipped ones|what i skipped|those i skipped) [again|back]',
        '(no|clear the|remove the|drop the) (filter|filters)',
        '(everything|all of them) again',
      ],
    },
  ],
  // 'Just' is among the words that only fill.
  headlines: [
    {
      control: { kind: 'headlines' },
      templates: [
        `[only] [${read} [me]] [the] (headlines|subjects|subject lines)`,
        `[${read} [me]] [the] (headlines|subjects|subject lines) only`,
        'only who (it is|they are) from and what (it is|they are) about',
      ],
    },
  ],
  summaries: [
    {
      control: { kind: 'summaries' },
      templates: [
        `[only] [${read} [me]] [the] summaries`,
        `[${read} [me]] [the] summaries only`,
        'only (summarise|summarize) (each|each one|each of them)',
      ],
    },
  ],
  shorter: [
    {
      control: { kind: 'shorter' },
      templates: [
        'shorter',
        '(keep|make) (it|them) (short|shorter|brief|briefer)',
        '(read|say|tell me) less [of (each|them)]',
      ],
    },
  ],
  'full-text': [
    {
      control: { kind: 'full-text' },
      templates: [
        '[the] full text [again]',
        '(read|play) [me] everything [again]',
        `(read|play) [me] (them|them all|all of them|every ${mail}|each ${mail}|every one|each one) (in full|whole|to the end)`,
        '(no more|stop) [(the|with the)] (headlines|summaries)',
        'not only [the] (headlines|summaries)',
      ],
    },
  ],
  'newest-first': [
    {
      control: { kind: 'newest-first' },
      templates: [
        '[the] (newest|latest|most recent) [ones|one|mail|mails|emails] first',
        '(start|begin) with the (newest ones|latest ones|most recent ones|newest mail|latest mail)',
        `(sort|order) [(it|them|my ${mail}|the ${mail})] by (date|time|newest|newest first|(newest|latest) first)`,
        `(sort|order|read|play|show) [me] (it|them|my ${mail}|the ${mail}) (newest|latest) first`,
      ],
    },
  ],
  'important-first': [
    {
      control: { kind: 'important-first' },
      templates: [
        '(the|my|what is) (most important|important ones|most important ones|important) first',
        '(most important|important ones|what matters|what matters most|the urgent ones|urgent ones|urgent) first',
        `(sort|order) [(it|them|my ${mail}|the ${mail})] by (importance|priority|what matters)`,
      ],
    },
  ],
  lane: [
    {
      control: { kind: 'lane', lane: 'aside' },
      templates: [
        `${go} [my|the] ${bulk}`,
        `${go} (what is|what was|what you|the mail|the ones) set aside`,
        `(set aside|the ${bulk})`,
        `${go} (the others|the other mail|the rest of my mail|other mail)`,
      ],
    },
    {
      control: { kind: 'lane', lane: 'queue' },
      templates: [
        `[go|take me|get me] back to (my own mail|my mail|my emails|the important (mail|ones)|what matters)`,
        `${go} my own mail`,
        `leave [the|my] ${bulk}`,
        '[go|take me|get me] [back] to [the|my] (inbox|queue|mailbox)',
        '(open|show|show me) [the|my] (inbox|queue|mailbox)',
      ],
    },
  ],
};
