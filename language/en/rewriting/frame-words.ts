// English words of an answer that somebody tells Flow: stances, conditions, and the persons to turn.
import type { Stance } from '#language/rewriting/frame.ts';

/** The first that fits the beginning decides. */
export const stances: readonly (readonly [said: RegExp, stance: Stance])[] = [
  [
    /^(?:no|nope|not|never|i (?:can(?:no|['’])t|cannot|won['’]t|will not|do(?:n['’]t| not)|have to decline)|we (?:can(?:no|['’])t|cannot|won['’]t|will not|do(?:n['’]t| not)))\b/i,
    'no',
  ],
  [/^(?:maybe|perhaps|possibly|later|not yet|i (?:need|do not know|don['’]t know)|we need)\b/i, 'later'],
  [
    /^(?:yes|yeah|yep|sure|of course|agreed|okay|ok|fine|definitely|happy to|i(?:['’]d| would) (?:love|like|be happy) to|sounds good|i(?:['’]m| am) in|that works|it works)\b/i,
    'yes',
  ],
  [/^(?:thanks|thank you|many thanks)\b/i, 'thanks'],
];

/** A condition begins here. Without it the stance would be another one. */
export const conditionLead =
  /(?:,? ?\b(?:but|unless|except|provided|as long as|so long as|on condition|only (?:if|when|after|before|until|from|on|in|with|for)|if|not (?:before|after|until|on|in|at|for|with|by)|though|however|until|after|before)\b)/gi;

/** A comma stands before these. */
export const commaBefore = /(?<![,;:.\n])\s+(?=(?:but|unless|except|though|however|provided|as long as)\b)/gi;

/** Turns the words about the reader into words to the reader, by the word with which the person named them. */
export const turned: Readonly<Record<'her' | 'him' | 'them', readonly (readonly [said: RegExp, to: string])[]>> = {
  her: [
    [/\bshe['’]s\b/gi, 'you’re'],
    [/\bshe (is|was|has|does)\b/gi, 'you $1'],
    [/\b(is|was|has|does) she\b/gi, '$1 you'],
    [/\bshe\b/gi, 'you'],
    [/\bherself\b/gi, 'yourself'],
    [/\bhers\b/gi, 'yours'],
    [
      /\bher(?= (?:own |new |last |next )?(?!back\b|again\b|soon\b|later\b|then\b|there\b|here\b|to\b|at\b|on\b|in\b|by\b|for\b|with\b|about\b|that\b|if\b|when\b|and\b|or\b|but\b|before\b|after\b|today\b|tomorrow\b|a\b|an\b|the\b|my\b|our\b|\w+day\b)[a-z]+)/gi,
      'your',
    ],
    [/\bher\b/gi, 'you'],
  ],
  him: [
    [/\bhe['’]s\b/gi, 'you’re'],
    [/\bhe (is|was|has|does)\b/gi, 'you $1'],
    [/\b(is|was|has|does) he\b/gi, '$1 you'],
    [/\bhe\b/gi, 'you'],
    [/\bhimself\b/gi, 'yourself'],
    [/\bhis\b/gi, 'your'],
    [/\bhim\b/gi, 'you'],
  ],
  them: [
    [/\bthey['’]re\b/gi, 'you’re'],
    [/\bthey\b/gi, 'you'],
    [/\bthemselves\b/gi, 'yourselves'],
    [/\btheirs\b/gi, 'yours'],
    [/\btheir\b/gi, 'your'],
    [/\bthem\b/gi, 'you'],
  ],
};

/** 'You is' of a turned sentence. */
export const agreed: readonly (readonly [said: RegExp, to: string])[] = [
  [/\byou is\b/gi, 'you are'],
  [/\byou was\b/gi, 'you were'],
  [/\byou has\b/gi, 'you have'],
  [/\byou does\b/gi, 'you do'],
  [/\bis you\b/gi, 'are you'],
  [/\bwas you\b/gi, 'were you'],
  [/\bhas you\b/gi, 'have you'],
  [/\bdoes you\b/gi, 'do you'],
  [
    /\byou (want|need|like|think|know|say|send|come|call|work|mean|agree|get|make|take|give|see|look|pay|join|sign|bring|approve|accept|answer|write|ask|wait|help|find|keep|stay|leave|start|choose|decide|confirm|promise|offer|buy|sell)s\b/gi,
    'you $1',
  ],
];

/** The person says what to answer, and does not dictate. The first two groups name the reader. */
export const instructionLead =
  /^(?:(?:please|just|ok|okay|so|um|and|flow),? )*(?:(?:tell|ask) (her|him|them)|let (her|him|them) know|say(?= (?:yes|no|sure|maybe|thanks|thank you|sorry|i(?:['’]m| am) (?:in|out))\b)|answer(?= (?:yes|no|that)\b)|reply(?= (?:yes|no) (?:but|if|unless|only)\b)|tell the sender)\b/i;

/** 'Ask her if she can send it'. */
export const askLead = /^ask (her|him|them) (?=(if|whether|to|when|where|what|who|how|why|which)\b)/i;
export const canAsk =
  /^(?:if|whether) you (can|could|will|would|are|were|have|may|might|should|need to|want to)\b ?(.*)$/i;
export const wantsOf = /^to (?=[a-z])/i;
export const couldYou = 'Could you';
export const tellMe = 'Could you tell me';

type Pair = readonly [long: RegExp, short: string];

export const contractedForms: readonly Pair[] = [
  [/\b(I) am\b/g, '$1’m'],
  [/\b(I|you|we|they|she|he|it) will\b(?! not)/gi, '$1’ll'],
  [/\b(I|you|we|they) have(?= (?:been|already|sent|seen|not|read|done|made|got|just|never))\b/gi, '$1’ve'],
  [/\b(I|you|we|they) would(?= (?:love|like|be|rather|prefer))\b/gi, '$1’d'],
  [/\b(you|we|they) are\b/gi, '$1’re'],
  [/\b(it|that|there) is\b(?=\s+\p{Ll})/giu, '$1’s'],
  [/\b(do|does|did|is|are|was|were|would|could|should|has|have|had) not\b/gi, '$1n’t'],
  [/\b(?:cannot|can not)\b/g, 'can’t'],
  [/\bwill not\b/g, 'won’t'],
];

export const writtenOutForms: readonly Pair[] = [
  [/\b(C|c)an['’]t\b/g, '$1annot'],
  [/\b(W|w)on['’]t\b/g, '$1ill not'],
  [/\b(do|does|did|is|are|was|were|would|could|should|has|have|had)n['’]t\b/gi, '$1 not'],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(I|you|we|they|she|he|it|that|there)['’]ll\b/gi, '$1 will'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|we|they|she|he)['’]d(?= (?:love|like|be|rather|prefer|appreciate))/gi, '$1 would'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [
    /\b(it|that|there|here|what)['’]s(?= (?:a|an|the|not|no|fine|good|great|clear|time|done|ready|on|in|my|our|your|all|ok|okay)\b)/gi,
    '$1 is',
  ],
  [/\blet['’]s\b/g, 'let us'],
];
