// Tells whether a sentence changes a plan, rather than only telling a story of moving.

export const isChange = (text: string): boolean =>
  !text.trim().endsWith('?') && !onlyWanted.test(text) && changes.some((one) => one.test(text));

/** 'Everybody wanted him moved to another contact' tells what people wanted, not what changed. */
const onlyWanted =
  /\b(?:want|wants|wanted|wish|wishes|wished|would like|would have liked) (?:[\w’'-]+ ){1,4}(?:to be )?(?:moved|pushed|shifted|switched)\b/i;

const changes = [
  /\b(?:moved|moves|has moved|pushed|brought forward|put off|shifted|rescheduled|switched) (?:\w+ ){0,3}(?:to|from|until|by)\b/i,
  /\bhave to (?:postpone|move|reschedule|cancel|push)\b|\b(?:postponed|rescheduled|cancell?ed|called off|delayed|brought forward)\b/i,
  /\basked to (?:move|push|postpone|shift)\b/i,
  /\b(?:the |a )?new (?:date|time|price|deadline|place|room|address|venue|version|plan) is\b|\bcorrection\b|\bchanged (?:from|to)\b|\bno longer\b/i,
  /\b(?:dropped|lowered|raised|reduced|increased|cut) (?:the |our )?(?:\w+ )?(?:price|rent|fee|rate|offer|budget|limit|amount)?\s?(?:from|to)\b/i,
];
