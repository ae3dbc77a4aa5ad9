// Codes to sign in with: they are for nobody else in the room, so they are shown, and said only when asked for.
import type { Message } from '#domain/mail.ts';

/** The codes a mail was sent for, as they stand in it; none where codes are only spoken of, or serve another end. */
export const codesIn = ({
  subject,
  reading,
  invitation,
}: Pick<Message, 'subject' | 'reading' | 'invitation'>): string[] => {
  const sentences = [subject, ...(reading.paragraphs?.flat() ?? [])];
  // A letter is longer than what a code is sent with; and whoever comes to a meeting needs its code aloud.
  if (invitation !== null || sentences.length > mostSentences || !sentences.some(isAboutCode)) return [];
  const found = sentences.flatMap((sentence) => [
    ...(alone.exec(sentence.trim())?.slice(1) ?? []),
    ...(isAboutCode(sentence)
      ? [...sentence.matchAll(inside)].map(([code]) => code).filter((code) => !year.test(code))
      : []),
  ]);
  return [...new Set(found)];
};

export const holdsCode = (sentence: string, codes: readonly string[]): boolean =>
  codes.some((code) => sentence.includes(code));

const mostSentences = 40;

const isAboutCode = (sentence: string): boolean =>
  sentence.length <= 300 && about.test(sentence) && !otherCode.test(sentence);

const about =
  /\b(?:verification|security|sign(?:ing)?[ -]?in|log(?:ging)?[ -]?in|one[ -]time|authentication|two[ -]factor|2fa|access|activation)\b.{0,30}\b(?:code|pin|password)\b|\b(?:one[ -]time )?passcode\b|\botp\b|\bcode\b.{0,40}\b(?:sign in|log in|(?:verify|confirm) your (?:identity|account|e-?mail|address|device)|your .{0,20}account)\b|\bis (?:your|the) (?:[\w’'-]+ ){0,3}code\b|\byour (?:[\w’'-]+ ){0,3}code(?: is\b|:)|\b(?:enter|use|type) (?:this|the following) code\b/i;

const otherCode =
  /\b(?:discount|promo(?:tion(?:al)?)?|voucher|coupon|gift|referral|invit\w+|booking|reservation|reference|area|zip|post(?:al|code)?|country|door|gate|source|error|status|tracking|tax|dress|meeting|product|item)\b/i;

/** Digits, in groups or not, that are no part of a sum, a date or a longer number. */
const inside =
  /(?<![\p{L}\p{N}/+#-])(?<!\p{N}[.,:])(?<![$€£¥] ?)(?:[A-Z]-)?(?:\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{4,8})(?![\p{L}\p{N}%/]|[.,:-]\p{N})/gu;

const alone = /^((?:[A-Z]-)?(?:\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{4,8}|(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{5,8}))\.?$/;

const year = /^(?:19|20)\d\d$/;
