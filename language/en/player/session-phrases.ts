// Phrases to start a session, to hear a mail, and to switch between the queue and the mail set aside.
import type { ControlPhrases } from '#language/engine/control-phrases.ts';
import type { PhrasedPlayerControl } from '#language/player/player-control.ts';

const mail = '(mail|mails|email|emails|inbox|messages|queue)';
const whole = '(it|this|that|this one|this mail|this email|this message|the mail|the email|the message)';
const begin = '[from] (the (beginning|start|top)|the first word)';
const bulk =
  '(newsletters|receipts|newsletters and receipts|receipts and newsletters|bulk mail|bulk mails|bulk|bulk stuff|mass mail|mass mails|mass mailings|mailings|bulk pile|newsletter pile|other pile|other heap)';
const own =
  '(my own (mail|mails|emails|messages)|my (mail|emails)|the important (mail|ones)|what matters|what (people|humans) (wrote|sent) [to] [me]|my (real|proper|personal) (mail|mails|emails))';
const read = '(read|give|tell)';
const go = '(open|show|show me|read|read me|play|go to|take me to|switch to|on to)';

type Reading = 'headlines' | 'summaries' | 'shorter' | 'full-text' | 'newest-first' | 'important-first';

export const sessionPhrases: Record<
  Extract<PhrasedPlayerControl['kind'], 'start' | 'read' | 'lane' | 'pass-none' | Reading>,
  ControlPhrases<PhrasedPlayerControl>
> = {
  start: [
    {
      control: { kind: 'start' },
      templates: [
        '(start|begin|go|triage|get going|get started)',
        '(start|begin) with the first [(one|mail|email)]',
        'skip [straight] to [the|my] (mail|mails|email|emails)',
        `(play|read|read me|start|start with|begin with|go through|check|triage|work through) (my|my new|the new) ${mail}`,
        `(check|go through|triage) [the] ${mail}`,
        'catch me up [on (it|everything|my mail|my email)]',
        '(what is|anything|is there anything) new',
        'what (came|has come) in',
        `(do i have|is there|are there|got|have i got) [any] new ${mail}`,
        `any new ${mail}`,
        `(go|work|run|take me|walk me|get) through (my|the|all my|all the|everything in my|what is in my) ${mail} [with me|together]`,
        `(fire away|begin|off we go|here we go|ready when you are)`,
        `(tell|give|read) me (what (is there|i have got|i have|i missed|has arrived|arrived|is waiting|waits|has come in|came in)|the news|my ${mail})`,
        `what (do i have|have i got|did i (get|miss|receive)|has arrived|arrived|is in my ${mail}|is waiting|is there) [today|this morning|tonight|overnight]`,
        `hear (my ${mail}|what (is there|i have got|has arrived|came in|has come in|is new|is waiting))`,
        `(how much|how many) ${mail} (did i get|do i have|have i got|came in|arrived)`,
        `(begin|start|get started|get going) with (the|my) ${mail}`,
        '[(is there|have i got|do i have|did i get)] anything (important|urgent|pressing|critical) [for me|new|waiting|in (there|here|it|my inbox|the inbox)] [today|this morning|tonight|now|right now]',
      ],
    },
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
        `(give|read|tell) [me] [${whole}] [the] (whole|entire|full|complete|actual|original) (thing|mail|email|message|text|wording|one) [word for word|to me]`,
        `(read|give me|tell me) ${whole} (word for word|verbatim|to the end|completely|in its entirety|entirely|from start to finish|unabridged)`,
        '(every|each) [single] word [of (it|this)]',
        '(word for word|verbatim|the (whole|entire|full|complete|actual) (mail|email|message|wording))',
        `(hear|have) (${whole} (in full|word for word)|(all of it|every word|the (whole|entire|full|complete|actual) (mail|email|message|text|thing)))`,
        '(not|no) (the|a) summary [of (this|it) [one]] [but] [(the|give me the) (actual|whole|full|real) (mail|email|message|text|thing|one)]',
        'what (does it say exactly|exactly does it say|are the exact words)',
      ],
    },
    {
      control: { kind: 'read', afresh: true },
      templates: [
        `(start|begin) (over|again|afresh) [${begin}]`,
        `(read|play|start|begin) [${whole}] [again] ${begin}`,
        `(from the|back to the|go to the) (beginning|start|top) [of ${whole}]`,
        `read ${whole} from the (first|beginning)`,
        `(start|begin|restart|rewind|replay) ${whole} [(over|again|anew|afresh)] [${begin}]`,
        `(once more|one more time|again|all over) ${begin}`,
        `(once more|one more time|again) from the top`,
        `(take|go through) ${whole} [again] ${begin}`,
        '(from the beginning|from the top|from the start) [again|once more] [please]',
        `(start|begin) again with ${whole}`,
        `(rewind|restart|start over)`,
        `(repeat|replay) (the [last] (mail|email|message)|this (mail|email|message)) [again]`,
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
        '(no|drop the|forget the|lift the|cancel the|clear the|remove the) (more skipping|exceptions|exception|restrictions|restriction|skipping) [any more|anymore]',
        '(stop|no more|end|quit) (skipping|leaving out|leaving (things|mails|some|any) out|filtering|the skipping) [mails|emails|mail|things|any|anything|people|some]',
        '(include|bring back|put back) (them all|all of them|everything|everyone|all [the] (mails|emails|mail|messages)|the lot|every (mail|email|message)) [again|back in|back]',
        '(read [me]|play|give me|have|hear) (the lot|everyone) (again|after all)',
        '(do not|stop) (skip|leave out|leave out any|leave any out|skipping) [anything|any|any of them] [any more|anymore|any longer]',
        'forget (what i said about|about) (skipping|leaving (some|any|them|things|anything) out|the exceptions)',
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
        '[only|keep it to|give me|tell me|read me|list] [the] (sender|senders|name|names|from|who) and [the] (subject|subjects|title|titles|subject line|subject lines|headline|headlines) [only] [for (each|all of them|every one|every mail)] [please] [from (here|now) on]',
        '(only|nothing but|no more than) [the] (headlines|titles|subjects|subject lines) [from (here|now) on|for (each|all of them|every mail)]',
        '(do not read|stop reading) (them|the mails|the emails|the messages|mails) [out] [only] [(list|give me|tell me) [the] (sender and (title|subject)|headlines|subjects|titles) [for each]]',
        '(have|hear|give me|tell me) [for (every|each) (mail|one)] only (from whom|who from|the sender|who it is from) and the (title|subject)',
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
        '(summarise|summarize|sum up) (them|them all|all of them|everything|each|each one|each mail|every mail|my (mail|mails|emails)|the (mails|emails|rest|others)) [only] [from (here|now) on]',
        '(only|give me|tell me|read me) [only] (the|a) (gist|summary|essence|short version|main point|main points) [of|for] (each|every|all|each of them|every (mail|email|one|message)|each (mail|email|one|message)) [from (here|now) on]',
        '[short|brief] summaries [only] [for (all|each|every one|the rest|all the rest|all of them)] [from (here|now) on]',
        '(tell|give) me [briefly|in short|in your own words|in a sentence or two|in one sentence] what (each|each one|every one|each mail|every mail|they) (says|say|contains|is about|are about|holds|wants) [briefly|in short|in your own words|in a sentence or two]',
        '(stop reading|do not read) (them|the mails|mails|the emails) (word for word|in full) [(tell|give) me [briefly] what each [one] says]',
        'in your own words [from (here|now) on]',
        'a (sentence|line) or two (of|on|about|for|from) each [(mail|email|one)]',
      ],
    },
  ],
  shorter: [
    {
      control: { kind: 'shorter' },
      templates: [
        'shorter',
        '(keep|make) (it|them) (short|shorter|brief|briefer)',
        '(read|say|tell me|give me) less [(of|about|on|from|for) (each|them|every (mail|email|one)|each (mail|email|one))] [than (that|this)]',
        '(be|keep it|make it|a bit|a little) [a bit|a little|more|much] (briefer|brief|shorter|terser|terse|concise|more concise)',
        '(cut|trim|tone|pare|boil) (it|them|that|things) down [a bit|a little|a notch|by a notch] [for (each|every) (mail|one|email)]',
        '(trim|shorten|condense|compress) (it|them|that|everything) [a bit|a little|a notch|by a notch]',
        '(less|fewer) (detail|details|words|text|talk) [(please|per mail|for each|about each)]',
        'i need less [(about|from|of) (each|every) (mail|email|one)] [than (that|this)]',
        '(that is|this is|it is|you are) (too (much|long|wordy|detailed)|telling me too much|saying too much) [(for|about) (each|every) (mail|one)]',
        'one notch (shorter|terser|briefer|down|less)',
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
        '[the] (whole|full|entire|complete) (mails|emails|messages|texts) [from (here|now) on] [please]',
        'stop (summarising|summarizing|shortening) [(my|the) (mails|emails|messages|mail)|them|everything]',
        '(no|do not give me) [more] summaries [any more|anymore]',
        '(read|give me|tell me|have|hear|want|i want) (them|them all|all of them|each one|every one|each|each mail|every mail|everything|my mails|all (the|my) (mails|emails)) (word for word|in full|in (its|their) entirety|completely|entirely|whole|from start to finish|unabridged) [today|from (here|now) on]',
        'i would prefer to hear (them|each one|every one|each mail|every mail|them all) (word for word|in full|in (its|their) entirety|completely|whole)',
        '(read|give me) (everything|all) that (stands|is) in (each|every) (mail|email|one)',
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
        `(sort|order|arrange) [(it|them|my ${mail}|the ${mail})] [by date] [with] [the] (newest|latest|youngest|most recent) [ones|mails|one] (at the top|on top|at the beginning|first|coming first)`,
        `(start|begin) with (what|whatever|the (mail|mails|ones|emails)) [that] (came in|arrived|came|has come in) (last|latest|most recently|lately|today) [and work [your way] (backwards|back|down)]`,
        `(what|whatever|the (ones|mails|mail) that) (came in|came|arrived|has come in|has arrived) (last|latest|most recently) [should come|comes|goes|goes] first`,
        `(what|whatever) [has] (came in|come in|arrived) before the (old|older|oldest) (stuff|ones|mail|mails)`,
        `(new|newer|recent|fresh) (ones|mail|mails|stuff) before [the] (old|older) (ones|mail|mails|stuff)`,
        `(most recent|newest|latest|youngest) to oldest`,
        `in reverse [chronological] order`,
        `by date`,
      ],
    },
  ],
  'important-first': [
    {
      control: { kind: 'important-first' },
      templates: [
        '(the|my|what is) (most important|important ones|most important ones|important) first',
        '(most important|important ones|what matters|what matters most|the urgent ones|urgent ones|urgent) first',
        `(sort|order|rank|arrange) [(it|them|my ${mail}|the ${mail})] by (importance|priority|what matters|weight|relevance|urgency)`,
        '(start|begin|lead) with (what (matters|counts) most|the most (important|urgent))',
        `(read|take|play|give me|put|do|hear|have) [me] the [most] (important|urgent|critical|relevant|pressing|big) (ones|mail|mails|emails|stuff|things) (first|before [the] (others|rest|unimportant ones|trivial ones|small fry|other ones)|ahead of [the] (others|rest|other ones))`,
        `(read|take|play|give me|do) [me] (the things that matter|what matters|what counts|what is important) (first|before [the] (others|rest|small fry|unimportant stuff)|ahead of the (others|rest))`,
        `(the|) (relevant|important|urgent|critical) (ones|mails|mail|stuff) before the (trivial|unimportant|other|rest|minor) [ones|mails|mail|stuff]`,
        `[the] (priorities|vip|top priority|high priority|highest priority|priority) [ones|mail|mails] first`,
        `in order of (importance|priority|urgency|relevance)`,
        `(by|most) (importance|priority|urgency|relevance)`,
      ],
    },
  ],
  lane: [
    {
      control: { kind: 'lane', view: 'aside' },
      templates: [
        `${go} [my|the] ${bulk}`,
        `${go} (what is|what was|what you|the mail|the ones) set aside`,
        `(set aside|the ${bulk})`,
        `${go} (the others|the other mail|the rest of my mail|other mail)`,
        `(go|move|get|run|work|look) (through|over to|to|into) [all] (the ${bulk}|what (was|is|you) set aside|that (pile|heap))`,
        `(take|bring|get) me to (the ${bulk}|that (pile|heap)|what you set aside)`,
        `(hear|have|do) (the ${bulk}|what you set aside)`,
        `[the] ${bulk} [please] [next]`,
        `what is in the (${bulk}|other pile|pile|heap)`,
      ],
    },
    {
      control: { kind: 'lane', view: 'queue' },
      templates: [
        `[go|take me|get me|bring me|switch|return|come] back to ${own}`,
        `(go|switch|return|move|take me|get|bring me) [on|over] to ${own}`,
        `(leave|enough of|no more of|i have had enough of|i am (done|finished) with|that will do for) (the ${bulk}|these ${bulk}|that (pile|heap))`,
        `out of the (${bulk}|pile|heap)`,
        `${go} my own mail`,
        `leave [the|my] ${bulk}`,
        '[go|take me|get me] [back] to [the|my] (inbox|queue|mailbox)',
        '(open|show|show me) [the|my] (inbox|queue|mailbox)',
      ],
    },
  ],
};
