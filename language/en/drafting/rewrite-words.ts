// Requests for a rewrite. A single word must be a comparative: 'formal' may be text.

const it =
  '(?:it|this|that|everything|(?:the|my|this|that) (?:whole )?(?:thing|text|tone|mail|email|message|draft|reply|answer|sentence|paragraph|wording))';
const rather = '(?:(?:a (?:bit|little|lot|touch)|much|even|slightly|somewhat|way) )?';
const compared =
  '(?:shorter|longer|warmer|colder|cooler|nicer|softer|gentler|friendlier|kinder|politer|firmer|stronger|simpler|lighter|tighter|briefer|punchier|snappier)';
const manner =
  '(?:formal|informal|casual|relaxed|polite|friendly|warm|cold|direct|pushy|aggressive|harsh|stiff|wordy|chatty|professional|businesslike|business like|concise|brief|confident|assertive|apologetic|enthusiastic|personal|neutral|serious|cheerful|emotional|technical|blunt)';
const language =
  '(?:spanish|french|german|english|portuguese|italian|dutch|japanese|chinese|korean|polish|russian|turkish|arabic|swedish|danish|norwegian|greek|hindi)';
const count = '(?:one|two|three|four|five|six|a couple of|a few|\\d+)';

const whole = (pattern: string): RegExp =>
  new RegExp(`^(?:(?:no|and|then|now),? )?(?:${pattern})(?: again| instead)?$`, 'i');

export const rewritesSaid: readonly RegExp[] = [
  whole(
    `(?:make ${it} |sound |be )?(?:sound |read )?${rather}(?:${compared}|(?:more|less) ${manner}|not (?:so|as|too) ${manner})`,
  ),
  whole(`make ${it} (?:sound )?(?:${manner}|better|clearer|more clear|sound (?:better|right|natural))`),
  whole(
    `(?:make|cut|get|bring|boil) ${it} (?:down )?(?:to |into )?(?:only |just )?(?:${count}|half) (?:short )?(?:sentences?|paragraphs?|lines?|words|(?:the|its) (?:length|size))`,
  ),
  whole(`(?:translate|put|turn|say|write|switch|make) (?:${it} )?(?:in|into|to)? ?${language}`),
  whole(
    `(?:rewrite|rephrase|reword|polish|improve|soften|shorten|condense|tighten|expand|proofread|simplify|formali[sz]e) ${it}`,
  ),
  whole(`(?:tone|water|dumb) ${it} down|tone down ${it}|spice ${it} up|clean ${it} up|tidy ${it} up`),
  whole(`(?:fix|correct|check) (?:the|my) (?:grammar|spelling|typos|punctuation)`),
  whole(
    `say (?:it|that|this) (?:more|less) \\w+ly|say (?:it|that|this) (?:in (?:fewer|other) words|differently|another way)`,
  ),
];

/** Rules change words that stand there. They translate nothing, correct nothing, and make nothing longer. */
export const beyondRules = new RegExp(
  `\\b(?:${language}|translate|longer|expand|${count} (?:short )?(?:sentences?|paragraphs?|lines?|words)|grammar|spelling|typos|punctuation|proofread|better|clearer|natural|differently|another way|rewrite|rephrase|reword|polish|improve|spice|tidy|clean)\\b`,
  'i',
);
