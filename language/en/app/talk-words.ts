// What people say to Flow out of courtesy, and questions about the clock and the calendar day. Each pattern covers a whole clause without
// apostrophes.
import type { Talk } from '#language/app/talk.ts';

/** Between the clauses of small talk. */
export const betweenClauses = /[,;.!?…]+(?:\s+|$)|\s+[-–—]+\s+/;

/** Such a clause says nothing of its own. */
export const asides =
  /^(?:(?:oh|ah|okay|ok|well|so|hey|hi|and|now|right|alright|yes|yeah|no|wait|sorry|please|flow|great|perfect|brilliant|wonderful|lovely|excellent|super|nice|cool|good|very good|by the way|you know|my friend|its me(?: again)?|(?:how )?(?:nice|good|great) to (?:hear|see) you(?: again)?|thats (?:great|good|perfect|lovely|kind|nice)|ive lost track|i hope you slept well|i(?:ve| have) heard (?:that|it)|are you|me again|that)\s*)+$/i;

const thanks =
  '(?:thanks|(?:i )?thank you|thank u|thx|many thanks|ta|cheers|much appreciated|thanks a (?:lot|million|bunch)|(?:i|we) (?:really )?appreciate (?:it|that|your help|the help|this)|bless you|much obliged)';
const ofThanks =
  '(?: (?:so much|very much|a lot|indeed|flow|again|then|for (?:the|your|all the|all your) (?:help|work)|for that|for (?:helping|everything|reading)|my friend|really|all|everyone))*';
const filler =
  '(?:(?:oh|ah|okay|ok|great|perfect|brilliant|wonderful|lovely|excellent|super|nice|cool|good|very good|well|and|right|alright|yes|yeah|no|wait|so|hey|now|sorry|please|by the way|do you (?:happen to )?know|(?:can|could|would) you (?:please )?(?:tell|say)(?: to)? me|tell me|remind me|(?:i was |i am |im )?(?:wondering|wonder)|i wonder|i(?:d| would) (?:like|love) to know|i (?:do not|dont) know) )*';
const when =
  '(?: (?:right now|now|today|this (?:morning|afternoon|evening)|tonight|again|please|currently|actually|here|exactly|at the moment|then|flow))*';

export const talkPatterns: Record<Talk, RegExp> = {
  clock: new RegExp(
    `^${filler}(?:what time|what time (?:we have|is it|it is|do (?:we|you) have|have (?:we|you) got)|(?:what is|whats) the time|the time|time|how late (?:is it|it is|do we have(?: it)?)|have you got the time|what does the clock say|what is the clock)${when}$`,
    'i',
  ),
  day: new RegExp(
    `^${filler}(?:(?:what|which) (?:day|date|weekday|day of the week)|(?:what|which) (?:day|date|weekday|day of the week) (?:is it|it is|is today|today is|do we have|we have|have we got)|(?:what is|whats) (?:the|todays) (?:date|day)|(?:what is|whats) today|todays date|the date)${when}$`,
    'i',
  ),
  mood: new RegExp(
    `^${filler}(?:how are (?:you|things|we)(?: (?:doing|feeling|going))?|how(?: is|s) (?:it|everything|life)(?: going)?(?: (?:with|for) you)?|how do you (?:do|feel)|i hope (?:you are|youre) (?:doing )?(?:well|fine|good|all right|okay)|are you (?:well|okay|all right|fine|there|still there|listening)|(?:nice|pleased|good) to meet you)${when}$`,
    'i',
  ),
  thanks: new RegExp(
    `^${filler}(?:${thanks}${ofThanks}|(?:that|this|it|you) (?:was|is|were|are|have been|(?:ve|re|s)(?: been)?) (?:really |very |so |a |such a )*(?:helpful|kind|great|good|nice|great help|big help|help|useful|quick|fast|wonderful|amazing|awesome|brilliant|lovely|sweet|fantastic|perfect)(?: of you)?|you(?:re|ve)(?: been)? (?:really |very |so |a |such a )*(?:helpful|kind|great|good|nice|great help|big help|lifesaver|star|wonderful|amazing|awesome|brilliant|lovely|sweet|fantastic|perfect|angel|the best)(?: flow)?|(?:(?:well done|(?:good|great|nice|excellent) (?:job|work)|nicely done)(?: flow| there)?))$`,
    'i',
  ),
  greeting: new RegExp(
    `^${filler}(?:(?:i wish you )?(?:an? )?(?:(?:very )?good )?(?:morning|afternoon|evening|day)|(?:good )?(?:hello|hi|hey|hiya|howdy|greetings|welcome back)(?: (?:hello|hi|there))*)(?: (?:flow|there|again|my friend|to you|everyone|you|dear))*$`,
    'i',
  ),
  cancelled:
    /^(?:(?:oh|no|ah|well|okay|actually|please|just) )*(?:never ?mind|forget (?:it|that|about it)|nothing|as you were|no matter|it doesnt matter|not important)(?: (?:flow|then|please))*$/i,
};

/** Before a request: 'Good morning, archive this'. */
export const talkBefore =
  /^(?:(?:(?:very )?good )?(?:morning|afternoon|evening)|hello|hi|hey|thanks|thank you|okay thanks|ok thanks|cheers)(?: flow| there)?[,.!]+\s+(?:(?:and|so|now|please|then),? )*/i;
/** Behind a request: 'archive it, thank you'. */
export const talkBehind =
  /[,.!]+\s+(?:thanks|thank you|cheers|thank you very much|many thanks|thanks a lot)(?: flow)?[.!]*$/i;
