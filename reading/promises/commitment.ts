// Whether a sentence commits its writer to do something for its reader. Precision comes before recall: a promise that nobody made is worse
// than one that the list lacks. English only.

export type Commitment = { vague: boolean };

/** Null without a commitment. `vague`: it says that something follows, but not what. */
export const commitmentIn = (sentence: string): Commitment | null => {
  const said = withoutQuotations(sentence.slice(0, longest).replace(/[‘’]/g, "'"));
  if (said.trim() === '' || /\?["”')]*$/.test(said) || doubted.test(said) || idle.test(said)) return null;
  const isMade = commits.some((pattern) => pattern.test(said));
  return isMade ? { vague: vague.test(said) } : null;
};

const longest = 400;

/** Other people's words count for other people. */
const withoutQuotations = (sentence: string): string =>
  sentence.replace(/["“„«][^"”“»]*["”»]|(?<=^|[\s(:])'[^']+'(?=$|[\s).,;!?])/g, ' ');

/** A wish, a guess, a condition, a joke or somebody's report is no promise. */
const doubted =
  /\b(?:maybe|perhaps|probably|might|i (?:guess|hope|wish|suppose|doubt|think|fear)|if (?:you|i|we|they|he|she|it|only|that|there)|unless|would be lying|'d be lying|wouldn't|won't|will (?:not|never)|'ll never|shall not|can(?:'t|not)|never|nobody|as (?:i|we) said|used to|not (?:so |too |quite |really )?(?:sure|certain)|(?:whatever|whichever|however|wherever) (?:you|he|she|they|it))\b/i;

/** Phrases in the form of a promise that promise nothing. */
const idle =
  /\b(?:eat my hat|be (?:honest|brief|frank|short|there|away|back|out|travelling|traveling|in)\b|believe (?:it|that)|die\b|miss\b|see (?:about|you|what)|talk soon|speak soon|try again|love to|have to (?:live|admit|say)|have (?:the|a|an) (?:\w+ )?(?:lasagne|pasta|salad|soup|steak|coffee|beer|wine|look)\b)/i;

const adverb =
  '(?:(?:also|then|certainly|gladly|happily|personally|definitely|just|still|both|now|try to|make sure to|be sure to|of course) )*';

/** What people do for each other. Being, seeing, thinking and having are no acts. */
const act =
  '(?:send|forward|share|write|draft|prepare|review|check|look (?:into|at|up)|find out|find|ask|call|ring|phone|text|email|mail|confirm|book|arrange|organi[sz]e|deliver|pay|sign|upload|update|follow up|get (?:back|you|it|them|hold|the|that|this)|come back|go back|report|let you know|let (?:him|her|them) know|introduce|make (?:sure|the|a)|take (?:care|over)|talk to|speak (?:to|with)|change|fix|add|copy|bring|buy|show|pass|answer|reply|respond|finish|submit|provide|schedule|set up|transfer|return|tell|publish|post|give|do (?:it|that|this|so|both)|handle|sort|see to|circulate|put|clean up|compare|correct|collect|create|design|discuss|document|explain|fill|hand|help|invite|join|keep you|make|meet|move|order|present|print|propose|push|raise|read|remind|remove|replace|resend|run|sell|start|summari[sz]e|support|test|translate|verify|work on|cancel|double[- ]check|drop (?:off|(?:\\w+ ){1,3}off)|edit|fetch|install|lend|notify|inform|pick (?:up|(?:\\w+ ){1,3}up)|proofread|refund|reimburse|register|renew|repair|reserve|scan|ship|owe you|have (?:it|them|that|this|an answer|a number|the|your|a \\w+) (?:\\w+ )?(?:ready|done|for you)|have (?:an? |the )?\\w+ for you)\\b';

const i = '(?:i|we)';
const future = `(?:${i}(?:'ll| will| shall|'m going to| am going to|'re going to| are going to)|${i} promise(?: you)?(?: to| that ${i}(?:'ll| will))) `;

const commits: readonly RegExp[] = [
  new RegExp(`\\b${future}${adverb}${act}`, 'i'),
  new RegExp(
    `^(?:[\\p{L}, ]{0,40}, )?let me ${adverb}(?:ask|check|find out|talk to|speak (?:to|with)|get back|come back|look into|confirm|see (?:if|whether)|send|think about it and)\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:i )?(?:will|'ll) ${adverb}(?:do|send|review|check|call|confirm|look|get|let you know|share|forward|write|report|follow|pay|sign|fix|prepare|update)\\b`,
    'i',
  ),
  new RegExp(`\\b${i} can (?:get|send|give|bring|share|forward|show|book|write|lend|offer) you\\b`, 'i'),
  // An ability with a day is an offer that the reader counts on.
  new RegExp(
    `\\b${i} can (?:get|send|give|bring|share|finish|show|deliver|call) (?:the|a|an|my|our|it|them|this|that)\\b.*\\b(?:by|on|before|until) (?:\\w+day|noon|tonight|the \\d)`,
    'i',
  ),
  /\byou(?:'ll| will| can| shall) (?:have|get|receive|expect) (?:my|our) \w+/i,
  /^(?:i(?:'m| am) )?(?:happy|glad) to (?:send|share|forward|introduce|write|call|help|prepare|show) (?:you|it|them|the|over|a|an)\b/i,
  /\byou(?:'ll| will| shall) (?:have|get|receive|hear) (?:it|them|that|this|the|my|our|a|an|from (?:me|us))\b(?=.*\b(?:from (?:me|us)|my|our|it|the (?:draft|report|contract|numbers|deck|slides|list|comments|minutes|offer|answer))\b)/i,
  /\bi (?:still )?owe you (?:an?|the|two|three|some|my)\b/i,
  /^(?:sure, |ok, |okay, |yes, )?(?:will do|leave (?:it|that) (?:with|to) me|on it|consider it done)\b/i,
  /\bgive me (?:until|till) .{2,30} and i(?:'ll| will) /i,
  new RegExp(`\\b${i}(?:'ll| will) (?:ask|call|ring|tell|write)\\b`, 'i'),
  /\b(?:two|three|the) others i(?:'ll| will) ask\b/i,
];

const vague =
  /\b(?:get back to you|come back to you|let you know|look into|look at|follow up|see (?:if|whether)|find out|will do|leave it with me|on it|keep you|take care|sort it|see to it)\b/i;
