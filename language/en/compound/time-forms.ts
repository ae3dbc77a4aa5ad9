// Times said without the words of a phrase: 'Friday is soon enough for this' is 'snooze it until Friday'.
import { anyCase, end, type Form, it, noun } from './form-parts.ts';

/** Times without the small words that a phrase needs. */
const times: readonly Form[] = [
  [
    anyCase(
      `^(snooze|hide|postpone|delay)(?: (?:it|this|that)(?: ${noun})?)? ((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|half an|a couple of|a few) (?:more )?(?:minutes?|hours?|days?|weeks?|months?))${end}`,
    ),
    'snooze it for $2',
  ],
  [
    anyCase(
      `^(?:(?:until|till|on|for|at) )?(?<time>.{3,30}?) (?:is|would be|will be|sounds|works|will do|would do|should be)(?: (?:fine|good|okay|ok|great|better|best|early enough|soon enough|alright|perfect|for me))*[,;:]? (?:please )?(?:snooze|hide|postpone)(?: (?:it|this|that)(?: ${noun})?)?${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:(?:until|till|on|for|at) )?(?<time>.{3,30}?)(?:,| please,?)+ (?:please )?(?:snooze|hide)(?: (?:it|this|that)(?: ${noun})?)?${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(`^(?:(?:until|till|on|for) )?(?<time>.{3,30}?)(?: please)?,? (?:and )?not (?:now|today|yet|before)${end}`),
    'snooze it until $<time>',
  ],
  [
    anyCase(`^not (?:now|today|yet|this week)[,;.]+ (?:(?:until|till|on|for|but) )?(?<time>.{3,30}?)${end}`),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:(?:how|what) about )?(?:(?:until|till|on|for|at|around) )?(?<time>.{3,30}?)(?: (?:would|will|might|could|should|is|works|sounds|suits)(?: be| just| also| work| suit)*(?: me)?(?: an?| the)?(?: (?:better|best|good|fine|great|okay|ok|nicer|easier|early enough|soon enough|perfect|right))?(?: (?:day|time|moment))?)?(?: for me)? (?:for|with) ${it}${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^${it} (?:is|would be|will be|was)(?: more| really| rather| better| something)*(?: an?| for)?(?: a)? (?<time>.{3,20}?)(?: thing| read| task| job| topic| matter)${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:(?:on|at|for) )?(?<time>.{3,25}?) (?:i (?:want|would like|will|'ll|can|could|shall|have time|'d like)(?: to)?|i'd like to|let me) (?:see|look|look at|read|do|make|deal with|handle|answer|have) (?:this|it|that)(?: (?:mail|one|email))?(?: again)?${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:i )?(?:won't|will not|can't|cannot|don't|couldn't)(?: really)? (?:get to|deal with|look at|do|handle|read|manage|have time for|need|need to see) ${it} (?:before|until|till) (?<time>.{3,30}?)${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^${it} (?:won't|will not|doesn't|does not|isn't|is not) (?:matter|be needed|needed|needed|urgent|be relevant|relevant|due|interesting|count)(?: at all)? (?:before|until|till) (?<time>.{3,30}?)${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^${it} (?:only|just)?(?: has| needs| must)?(?: to)?(?: only| just)? be (?:done|finished|ready|sent|answered) (?:by|until|at|on) (?<time>.{3,30}?),? (?:so )?(?:please )?(?:hide|snooze|put)(?: it| this)?(?: away)?(?: (?:until|till) then)?${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:i |we )?(?:need|have) (?:this|it|that)(?: ${noun})? (?:only |again )?(?:at|on|in|by) (?<time>.{3,30}?),? (?:so )?(?:please )?(?:hide|snooze)(?: it| this)?(?: (?:until|till) then)?${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:(?:at|on|in) )?(?<time>.{3,30}?) (?:i|we) (?:will |'ll |do )?need ${it}(?: again)?,? (?:so )?(?:please )?(?:hide|snooze)(?: it| this)?(?: (?:until|till) then)?${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^.{4,70}?\\b(?<lead>until|till|before|by|on|at|in|this|for) (?<time>.{3,30}?),? (?:so )?(?:please |just |you can |can you |could you )*(?:hide|snooze|bring|put|show|push)(?: me)? (?:it|this|that)(?: ${noun})?(?: away| back| off| again)*(?: (?:until|till|by|on)?(?: then| that day))${end}`,
    ),
    'snooze it until $<time>',
  ],
  [anyCase(`^(?:please,? (?:for|to|on)|(?:for|to)) (?<time>.{3,25}?),? please${end}`), 'snooze it until $<time>'],
  [anyCase(`^please,? (?:for|to) (?<time>.{3,25}?)${end}`), 'snooze it until $<time>'],
  [
    anyCase(
      `^it(?:'s| is| would be) (?:enough|early enough|soon enough|fine|okay|good) if i (?:see|saw|hear|heard|read|get|got|do|did|look at|looked at) ${it}(?: again)? (?:on |at |in )?(?<time>.{3,25}?)${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:please )?(?:come|return|go)(?: back| again)* (?:with|to) ${it} (?:on |at |in )?(?<time>.{3,30}?)${end}`,
    ),
    'snooze it until $<time>',
  ],
  [
    anyCase(
      `^(?:it (?:would|'d) (?:help|be (?:nice|good|great|helpful|kind))|i(?:'d| would) (?:appreciate it|be (?:glad|happy|grateful))) if you (?:could )?(?:brought|bring|raised?|mention(?:ed)?|reminded me of|remind me of|remind me about|reminded me about|told me about|came back to|come back to) ${it}(?: up)?(?: again| back)?(?: to me)? (.{3,40})$`,
    ),
    'remind me $1',
  ],
  [
    anyCase(
      `^i(?:'d| would) (?:appreciate|like|love|want|need) an? (?:reminder|nudge)(?: (?:about|of|for|on) ${it})? (.{3,40})$`,
    ),
    'remind me $1',
  ],
  [
    anyCase(
      `^(?:set |make |give me |put |create |i need )?(?:an? )?(?:reminder|nudge|alarm),? (?:for |on |at )?(?<time>.{3,30}?)${end}`,
    ),
    'remind me $<time>',
  ],
  [
    anyCase(
      `^i (?:might|may|could|will|'ll|am going to|tend to) (?:probably )?forget (?:about )?${it},? (?:so )?(?:please )?(?:remind me|a reminder|reminder|nudge me)(?: of it| about it)? (?<time>.{3,30}?)${end}`,
    ),
    'remind me $<time>',
  ],
  [
    anyCase(`^(?:please )?(?:don't|do not) let me forget (?:about )?${it} (?<time>.{3,30}?)${end}`),
    'remind me $<time>',
  ],
  [anyCase(`^(?:please )?(?:make|have) me (?:remember|think of) ${it} (?<time>.{3,30}?)${end}`), 'remind me $<time>'],
  [
    anyCase(`^(?<time>.{3,30}?) (?:please )?(?:remind me|reminder)(?: (?:of|about|on|for) ${it})?${end}`),
    'remind me $<time>',
  ],
  [anyCase(`^(?:an? )?(?:reminder|nudge) (?:about|of|for|on) ${it} (.{3,40})${end}`), 'remind me $1'],
  [
    anyCase(
      `^((?:please |can you |could you )?(?:remind me|snooze|hide|bring|show|put|set a reminder|give me a nudge|nudge)\\b.{0,50}?),? (?:let's )?say,? (?:at )?(?:around |about )?(?=\\d|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|mid)(.+)$`,
    ),
    '$1 at $2',
  ],
];

/** Reminders for an answer that does not come. */
const unanswered: readonly Form[] = [
  [
    anyCase(
      `^(?:if )?(?:no|there(?:'s| is) no) (?:answer|reply|response)(?: (?:is coming|comes|came|has come|yet|from (?:him|her|them)))?(?: (?:by|until|till|before|on))? (?<time>.{3,25}?),? (?:please )?(?:remind me|nudge me|tell me|let me know|a reminder|reminder|ping me)${end}`,
    ),
    'remind me if nobody answers by $<time>',
  ],
  [
    anyCase(
      `^if (?:by|until|till|on) (?<time>.{3,25}?) (?:no (?:answer|reply|response)(?: is coming| comes| came| has come| is there)?|(?:he|she|they|nobody|no one|noone)(?: (?:hasn't|haven't|has not|have not|didn't|doesn't|don't|still hasn't|has))?(?: (?:answer(?:s|ed)?|repl(?:y|ies|ied)|respond(?:s|ed)?))),? (?:please )?(?:remind me|nudge me|tell me|let me know|ping me)${end}`,
    ),
    'remind me if nobody answers by $<time>',
  ],
  [
    anyCase(
      `^(?:i(?:'d| would) (?:want|like|need) to know|let me know|tell me|warn me|give me a shout|shout|nudge me|ping me|alert me) if (?:i hear nothing|nobody (?:answers|replies|responds)|no one (?:answers|replies|responds)|(?:he|she|they)(?: still)? (?:hasn't|haven't|has not|have not|didn't|doesn't|don't|does not|do not)(?: (?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|got back|get back|written back|write back)))(?: (?:to )?(?:this|it|that|me|us|to me|back))*(?: (?:by|until|till|before|on))? (?<time>.{3,25}?)${end}`,
    ),
    'remind me if nobody answers by $<time>',
  ],
  [
    anyCase(
      `^if (?:he|she|they|nobody|no one)(?: still)?(?: (?:hasn't|haven't|has not|have not|didn't|doesn't|don't|does not|do not))? (?:answer(?:s|ed)?|repl(?:y|ies|ied)|respond(?:s|ed)?|got back|get back|gets back|written back)(?: (?:to )?(?:this|it|that|me|us|to me))*(?: (?:by|until|till|before|on))? (?<time>.{3,25}?),? (?:please )?(?:remind me|nudge me|tell me|let me know|give me a shout|shout|ping me|give me a nudge)${end}`,
    ),
    'remind me if nobody answers by $<time>',
  ],
  [
    anyCase(
      `^(?:please )?remind me (?:if|when) (?:i (?:hear|get|have) (?:nothing|no answer|no reply)|there(?:'s| is) no (?:answer|reply|response))(?: back)?(?: (?:by|until|till|before|on))? (?<time>.{3,25}?)${end}`,
    ),
    'remind me if nobody answers by $<time>',
  ],
];

export const timeForms: readonly Form[] = [...times, ...unanswered];
