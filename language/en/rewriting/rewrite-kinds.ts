// English words of rewrites: how people ask for each, and what each changes.
import type { RewriteKind } from '#language/rewriting/rewrite-text.ts';

/** For the plain words. The first that fits decides. */
export const rewriteKinds: readonly (readonly [said: RegExp, kind: RewriteKind])[] = [
  [
    /\b(?:less|not (?:so|as|too)) (?:formal|stiff|businesslike|business like|professional|serious)\b|\b(?:casual|informal|relaxed)\b/i,
    'casual',
  ],
  [/\b(?:formal|formali[sz]e|professional|businesslike|business like|politer|polite)\b/i, 'formal'],
  [
    /\b(?:less|not (?:so|as|too)) (?:pushy|direct|aggressive|harsh|cold|blunt|confident|assertive)\b|\b(?:warm|warmer|friendlier|friendly|nicer|kinder|gentler|softer|soften|personal|tone \S+ down|tone down)\b/i,
    'warm',
  ],
  [
    /\b(?:firm|firmer|stronger|direct|blunt|confident|assertive|less apologetic|not (?:so|as|too) (?:apologetic|polite|soft))\b/i,
    'firm',
  ],
  [
    /\b(?:shorter|briefer|tighter|punchier|snappier|shorten|condense|tighten|concise|brief|less (?:wordy|chatty)|not (?:so|as|too) (?:wordy|chatty|long)|half (?:the|its) (?:length|size)|fewer words|cut \S+ down)\b/i,
    'short',
  ],
];

type Swap = readonly [from: RegExp, to: string];

/** Whole sentences that say nothing of their own. */
export const emptySentence =
  /^(?:i hope (?:you|this|all|everything)\b[^.?!]*|hope (?:you|this|all)\b[^.?!]*|just (?:a quick note|checking in|following up|wanted to)\b[^.?!,]*|i (?:just )?wanted to (?:reach out|follow up|check in|touch base)\b[^.?!,]*|(?:please )?(?:let me know if you have any questions|do not hesitate to [^.?!]*|don['’]t hesitate to [^.?!]*|feel free to [^.?!]*)|(?:i )?look(?:ing)? forward to (?:hearing|your)\b[^.?!]*|thanks? (?:you )?(?:so much |again |in advance |a lot )*(?:for (?:your|the) (?:e-?mail|mail|message|note|reply|time))?)[.!]?$/i;

/** Words that add length alone. */
export const fillers: readonly Swap[] = [
  [/\b(?:I (?:just )?wanted to (?:let you know|say|tell you) that) (?=\p{L})/giu, ''],
  [/\b(?:please note that|as you know,|to be honest,|in order (?=to)|at this point in time,?) ?/gi, ''],
  [/\b(?:really|very|quite|actually|basically|just|simply) (?=\p{Ll})/gu, ''],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
];

/** Softeners around an ask or a refusal. The words that decide stay. */
export const softeners: readonly Swap[] = [
  [/\b(?:I was wondering (?:if|whether)|I wonder if) you could\b/gi, 'Please'],
  [/\b(?:could|would) you (?:possibly|perhaps|maybe|please) /gi, 'please '],
  [/,? (?:I['’]m|I am) afraid(?=[.!])/gi, ''],
  [/\b(?:I['’]m|I am) (?:afraid|sorry to say) (?:that )?/gi, ''],
  [/\b(?:unfortunately|sadly|regrettably),? ?/gi, ''],
  [/\b(?:I['’]m|I am)? ?(?:so |very |really )?sorry,? but /gi, ''],
  [
    /\b(?:if (?:it['’]s|that['’]s|it is|that is) (?:okay|ok|fine|alright|not too much trouble) (?:with|for) you|if you don['’]t mind),? ?/gi,
    '',
  ],
  [/\b(?:just|kind of|sort of|a bit|a little) (?=\p{Ll})/gu, ''],
  [/(?<=(?:^|[.!?]\s+)Please [^.!?]*)\?/g, '.'],
  [/!/g, '.'],
];

export const formalWords: readonly Swap[] = [
  [/^(?:hi|hey|hello)(?= \p{Lu})/iu, 'Dear'],
  [/^(?:hey|hi)(?=,)/i, 'Hello'],
  [/\bThanks(?= (?:for|so|again|a lot)\b|[.,!]|$)/g, 'Thank you'],
  [/\bthanks(?= (?:for|so|again|a lot)\b|[.,!]|$)/g, 'thank you'],
  [/\b[Yy](?:eah|ep|up)\b/g, 'Yes'],
  [/\bNope\b/g, 'No'],
  [/\b(?:okay|ok)\b/gi, 'all right'],
  [/\bASAP\b/g, 'as soon as possible'],
  [/\bSorry\b/g, 'I apologize'],
  [/!/g, '.'],
];

export const casualWords: readonly Swap[] = [
  [/^dear(?= \p{Lu})/iu, 'Hi'],
  [/\bThank you(?= (?:for|so|again|very)\b|[.,!]|$)/g, 'Thanks'],
  [/\bthank you(?= (?:for|so|again|very)\b|[.,!]|$)/g, 'thanks'],
];

export const warmWords: readonly Swap[] = [[/^dear(?= \p{Lu})/iu, 'Hi']];

/** The sign-off's first line, by kind. */
export const closingFor: Partial<Record<RewriteKind, string>> = {
  formal: 'Kind regards,',
  casual: 'Best,',
  warm: 'Warm regards,',
};

export const thanksFor = { yes: 'Thank you for your note.', no: 'Thank you for asking.' } as const;

/** A text that already thanks needs no second one. */
export const thanking = /\bthank|\bappreciate|\bgrateful/i;
